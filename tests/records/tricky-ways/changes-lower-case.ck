# Changes are capital letters.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=s
