# A named card is in the catalogue, written just so; a value makes no card of it.
cubekeeper 1
game cubyria
player Alice
player Bob
