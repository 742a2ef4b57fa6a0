# The discard of none is the newest event.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
discard 0
last
