# At most 99 fields.
cubekeeper 1
game tricky-ways
option fields 100
player Alice
player Bob
