# A helper begins Build.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
helper
