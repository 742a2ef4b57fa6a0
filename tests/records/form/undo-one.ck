# The newest event is taken back.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
undo
