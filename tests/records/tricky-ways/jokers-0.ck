# Option jokers 0: none at all.
cubekeeper 1
game tricky-ways
option jokers 0
player Alice
player Bob
run channels=4 changes=SRJ
