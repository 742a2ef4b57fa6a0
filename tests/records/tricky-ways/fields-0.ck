# At least one field.
cubekeeper 1
game tricky-ways
option fields 0
player Alice
player Bob
