# Version 1 may be said.
cubekeeper 1
game tricky-ways
option version 1
player Alice
player Bob
run channels=4
