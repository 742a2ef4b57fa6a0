# A second joker is refused.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 joker
run channels=4
run channels=4 joker
