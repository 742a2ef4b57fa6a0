# A miss in version 1 has no tunnels either.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=1 tunnels=1 miss
