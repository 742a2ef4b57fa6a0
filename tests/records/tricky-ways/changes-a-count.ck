# Changes are letters, not a number.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=2
