# A run moves the peg forward by its points.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=3
run channels=2
run channels=9
run channels=0
run channels=1
