# Two events, three times undo.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
undo
undo
undo
