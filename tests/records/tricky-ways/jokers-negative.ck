# Option jokers: 0 and up.
cubekeeper 1
game tricky-ways
option jokers -1
player Alice
player Bob
