# A joker that is said is spent on a miss, too.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=RRRR joker miss
run channels=4 joker miss
