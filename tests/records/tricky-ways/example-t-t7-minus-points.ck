# "Challenging Game Variations": Shift 0, Rotate 1, Jump 2 minus points.
cubekeeper 1
game tricky-ways
option minus on
player Alice
player Bob
run channels=5 changes=S
run channels=5 changes=R
run channels=5 changes=J
