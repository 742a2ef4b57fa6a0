# The joker alone costs nothing.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=9 joker
