# No fewer than 0 tunnels.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=1 tunnels=-1
