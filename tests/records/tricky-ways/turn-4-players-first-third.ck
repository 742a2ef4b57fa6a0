# The first player begins, wherever they sit.
cubekeeper 1
game tricky-ways
player Alice
player Bob
player Adam
player Eve
first Adam
run channels=1
run channels=2
run channels=3
