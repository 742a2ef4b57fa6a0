# Another event came and was taken back: it is the newest taken back.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
undo
supers Alice 20
undo
redo
