# Two taken back, one restored.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
supers Alice 10
undo
undo
redo
