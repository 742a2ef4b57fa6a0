# A run without a finish field says its channels too.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run miss
