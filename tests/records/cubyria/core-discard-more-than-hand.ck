# No more than are held.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
discard 6
