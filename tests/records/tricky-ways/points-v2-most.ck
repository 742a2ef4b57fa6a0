# Version 2: up to 99 channels and 99 tunnels.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=99 tunnels=99
run channels=99
run channels=0 tunnels=99
