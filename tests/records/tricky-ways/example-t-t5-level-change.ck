# Version 2, "Points": element 11T counts as a tunnel, 2 points.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=3
run channels=3 tunnels=1
