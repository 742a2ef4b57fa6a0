# A feed taken back leaves its cell free.
cubekeeper 1
game cube-monster
option board tracked
player Alice
player Bob
draw
feed b3
undo
feed b3
