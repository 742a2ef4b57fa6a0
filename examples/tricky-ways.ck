# Cuboro Tricky Ways, version 2, with tunnels. Bo's marble does not arrive: a miss.
cubekeeper 1
game tricky-ways
option version 2
player Ann
player Bo
run channels=5 tunnels=2 changes=SR
run channels=9 miss
run channels=4
