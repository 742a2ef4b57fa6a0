# The error is at the second line.
cubekeeper 1
game cube-monster
option top 4
option board tracked
option top 4
player Alice
player Bob
