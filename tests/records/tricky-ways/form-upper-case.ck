# Case matters.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run Channels=4
