# Four cards each; the turn begins with the discard.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
player Adam
player Eve
player Zoe
