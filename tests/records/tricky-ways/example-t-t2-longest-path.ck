# Version 1, "Points": the tower and 9 channels are 10 points.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=9
