# Teams are for four players.
cubekeeper 1
game tricky-ways
option teams on
player Alice
player Bob
