# A Roof is no Room, nor the other way round.
cubekeeper 1
game cubyria
player Alice
player Bob
