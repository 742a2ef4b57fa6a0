# Bob owns no Temple.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take y
temple r
