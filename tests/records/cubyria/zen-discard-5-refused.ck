# From the own hand only.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
discard 5
