# Option jokers: up to 9.
cubekeeper 1
game tricky-ways
option jokers 10
player Alice
player Bob
