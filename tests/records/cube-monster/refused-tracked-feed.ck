# Phase feed on an empty tracked board. None of the lines the outcome lists is legal now.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
