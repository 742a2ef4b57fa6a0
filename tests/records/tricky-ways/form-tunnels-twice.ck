# Tunnels are said once.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=4 tunnels=4 tunnels=4
