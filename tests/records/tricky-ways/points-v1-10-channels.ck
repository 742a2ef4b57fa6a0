# Version 1: the longest path has 9 channels.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=10
