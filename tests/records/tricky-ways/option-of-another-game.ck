# Options are the game's own.
cubekeeper 1
game tricky-ways
option top 6
player Alice
player Bob
