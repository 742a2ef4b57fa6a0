# Versions 1 and 2.
cubekeeper 1
game tricky-ways
option version 0
player Alice
player Bob
