# An event taken back does not come between.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take r
undo
line
