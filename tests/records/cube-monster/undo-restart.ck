# A restart taken back: the pit is drawn.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
restart
undo
feed
