# Nothing has happened: the first player's turn.
cubekeeper 1
game tricky-ways
player Alice
player Bob
first #2
