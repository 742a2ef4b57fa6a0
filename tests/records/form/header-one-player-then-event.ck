# One player is too few: at the first line after the header.
cubekeeper 1
game cube-monster
player Alice
draw
feed
