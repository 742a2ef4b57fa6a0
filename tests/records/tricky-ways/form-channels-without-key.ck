# Channels are said by name.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run 4
