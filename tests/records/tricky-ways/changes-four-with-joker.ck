# The joker is a fourth change.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=SRJS joker
