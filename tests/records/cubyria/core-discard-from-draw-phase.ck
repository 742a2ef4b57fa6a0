# So it may after a tally.
cubekeeper 1
game cubyria
player Alice
player Bob
tally
discard 2
