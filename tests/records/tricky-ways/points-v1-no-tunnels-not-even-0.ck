# Version 1 has no tunnels, none to count either.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=4 tunnels=0
