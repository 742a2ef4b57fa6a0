# Option jokers 2, as two players with two red marbles each may have.
cubekeeper 1
game tricky-ways
option jokers 2
player Alice
player Bob
run channels=1 joker
run channels=1
run channels=1 joker
run channels=1 joker
