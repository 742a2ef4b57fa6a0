# Another event came between.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo
supers Bob 1
redo
