# Changes are said once.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=S changes=R
