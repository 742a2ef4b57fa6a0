# One taken back, two restored.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo
redo
redo
