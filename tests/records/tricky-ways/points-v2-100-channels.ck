# Version 2: 99 channels at most.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=100 tunnels=1
