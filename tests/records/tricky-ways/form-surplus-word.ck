# Surplus words are errors.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=4 fast
