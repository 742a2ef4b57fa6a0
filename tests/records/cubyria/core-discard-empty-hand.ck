# With an empty hand: 0.
cubekeeper 1
game cubyria
player Alice
player Bob
helper
helper
helper
tally
discard 0
