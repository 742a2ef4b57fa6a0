# Draw may be skipped: from Build straight to the discard.
cubekeeper 1
game cubyria
player Alice
player Bob
discard 3
