# Option jokers: up to 9.
cubekeeper 1
game tricky-ways
option jokers 9
player Alice
player Bob
run channels=1 joker
