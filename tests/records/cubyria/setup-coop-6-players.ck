# Five at most.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
player Adam
player Eve
player Zoe
player Max
