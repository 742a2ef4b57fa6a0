# The peg does not go behind the start, and goes on from there.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=2
run channels=0
run channels=0 changes=JJJ
run channels=0
run channels=3
