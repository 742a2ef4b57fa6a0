# The earlier one is lost: another event came between.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
undo
supers Alice 20
undo
redo
redo
