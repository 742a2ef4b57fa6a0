# A climb taken back is not counted.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
climb
undo
climb
