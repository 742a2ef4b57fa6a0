# Version 2: tunnels need not be said.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=6
run channels=6 tunnels=0
