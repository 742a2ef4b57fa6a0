# Case matters.
cubekeeper 1
game cube-monster
option board Tracked
player Alice
player Bob
