# Without a colour nothing is told.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
