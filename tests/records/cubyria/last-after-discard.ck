# The redrawn card was the last.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 0
discard 3
last
