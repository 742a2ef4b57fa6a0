# The joker's change costs like any other.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=9 changes=JJJJ joker
run channels=9 changes=SSSR joker
