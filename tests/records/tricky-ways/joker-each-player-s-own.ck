# Every player has a joker.
cubekeeper 1
game tricky-ways
player Alice
player Bob
player Adam
player Eve
run channels=4 joker
run channels=4 joker
run channels=4 joker
run channels=4 joker
run channels=1
