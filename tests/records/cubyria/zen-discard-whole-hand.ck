# Five cards may still be built, from the pool.
cubekeeper 1
game cubyria
option mode zen
player Alice
player Bob
discard 4
helper
helper
helper
helper
helper
