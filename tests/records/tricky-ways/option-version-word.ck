# A version is a number.
cubekeeper 1
game tricky-ways
option version two
player Alice
player Bob
