# One at a time.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo
redo 1
