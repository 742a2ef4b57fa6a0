# One player is too few: at the last line.
cubekeeper 1
game cube-monster
player Alice
