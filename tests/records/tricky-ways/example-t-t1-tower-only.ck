# Version 1, "Points": from the tower straight into a finish field is 1 point.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=0
