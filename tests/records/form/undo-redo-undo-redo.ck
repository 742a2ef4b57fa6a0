# Back and forth.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo
redo
undo
redo
