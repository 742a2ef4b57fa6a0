# Version 2: a tunnel counts 2.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run channels=0 tunnels=0
run channels=0 tunnels=1
run channels=0 tunnels=2
run channels=0 tunnels=3
run channels=0 tunnels=4
run channels=0 tunnels=5
run channels=0 tunnels=6
run channels=0 tunnels=7
