# The header can't be taken back.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Bob
undo
