# The game's name is missing.
cubekeeper 1
player Alice
player Bob
