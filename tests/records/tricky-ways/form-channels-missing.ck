# How many channels has to be said.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run
