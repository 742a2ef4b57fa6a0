# Version 2, "Points": the tower, 7 channels and 7 tunnels are 22 points.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=7 tunnels=7
