# After the last field nothing more is run.
cubekeeper 1
game tricky-ways
option fields 1
player Alice
player Bob
run channels=3
run channels=3
