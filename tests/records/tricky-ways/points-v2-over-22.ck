# Version 2: other mixes than 7 and 7 are not the rulebook's, and legal.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=8 tunnels=7
run channels=7 tunnels=8
run channels=22
