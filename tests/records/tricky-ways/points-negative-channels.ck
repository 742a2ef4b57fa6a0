# No fewer than 0 channels.
cubekeeper 1
game tricky-ways
player Alice
player Bob
run channels=-1
