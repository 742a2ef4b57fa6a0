# Entries of events taken back stay as they were; undo and redo tell nothing.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo
redo
undo
supers Alice 2
undo
