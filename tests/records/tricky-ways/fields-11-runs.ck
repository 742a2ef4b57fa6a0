# With eleven of twelve fields full the game goes on.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
run channels=0
