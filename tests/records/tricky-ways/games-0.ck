# At least one game.
cubekeeper 1
game tricky-ways
option games 0
player Alice
player Bob
