# Events of other games are not this game's.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
tally
