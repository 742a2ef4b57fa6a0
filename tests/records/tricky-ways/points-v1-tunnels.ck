# Version 1 has no tunnels.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 tunnels=2
