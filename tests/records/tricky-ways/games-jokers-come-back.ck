# Every game has its jokers, unspent ones do not add up.
cubekeeper 1
game tricky-ways
option games 2
option fields 2
player Alice
player Bob
run channels=1 joker
run channels=1
