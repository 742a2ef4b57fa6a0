# A run may come to less than nothing; the peg stays at the start.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=0 changes=JJJ
run channels=0 changes=RJ
