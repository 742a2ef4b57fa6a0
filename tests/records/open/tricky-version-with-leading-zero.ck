# version 02
cubekeeper 1
game tricky-ways
option version 02
player Alice
player Bob
run channels=4 tunnels=1
