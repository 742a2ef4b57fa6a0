# Five at most.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
player Eve
player Zoe
player Max
