# A miss says what would be legal without it.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=10 miss
