# A take came between.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take r
line
