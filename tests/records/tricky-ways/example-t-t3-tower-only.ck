# Version 2, "Points": from the tower straight into a finish field is 1 point.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=0 tunnels=0
