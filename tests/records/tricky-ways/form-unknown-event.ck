# There is no passing.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
pass
