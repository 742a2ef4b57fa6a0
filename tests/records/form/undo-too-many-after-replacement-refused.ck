# Both events are taken back already.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo
draw
undo
undo
