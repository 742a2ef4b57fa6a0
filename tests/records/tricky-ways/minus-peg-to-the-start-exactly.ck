# Back to the start exactly.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=4
run channels=0
run channels=0 changes=JJJ
