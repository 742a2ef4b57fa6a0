# Or as agreed.
cubekeeper 1
game cubyria
option mode coop
option plays 3
player Alice
player Bob
helper
helper
helper
