# The discard taken back, the draw is the newest again.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
discard 2
undo
last
