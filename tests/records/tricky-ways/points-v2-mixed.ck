# Version 2: channels 1, tunnels 2, the tower 1.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=1 tunnels=6
run channels=6 tunnels=1
run channels=2 tunnels=3
run channels=3 tunnels=2
