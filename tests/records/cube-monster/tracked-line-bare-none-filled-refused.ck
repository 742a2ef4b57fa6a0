# The manual line has no place on a tracked board.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a1
line
