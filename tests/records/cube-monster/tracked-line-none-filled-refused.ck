# With no line there is nothing to choose.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed a1
line a
