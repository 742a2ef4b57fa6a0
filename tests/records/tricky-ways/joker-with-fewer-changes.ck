# A joker that is said is spent, whatever was changed.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=S joker
run channels=4 joker
