# A helper is something built, too.
cubekeeper 1
game cubyria
player Alice
player Bob
helper
