# One finish field: one run.
cubekeeper 1
game tricky-ways
option fields 1
player Alice
player Bob
run channels=3
