# Minus points in version 2.
cubekeeper 1
game tricky-ways
option version 2
option minus on
player Alice
player Bob
run channels=3 tunnels=4 changes=RRJ
run channels=0 tunnels=0 changes=JJR
