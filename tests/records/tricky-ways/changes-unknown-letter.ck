# Changes are Shift, Rotate and Jump.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 changes=SX
