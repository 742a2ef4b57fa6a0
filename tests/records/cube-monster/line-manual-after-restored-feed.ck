# A feed taken back and restored is still the newest event.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
undo
redo
line
