# Option clock: on or off.
cubekeeper 1
game tricky-ways
option clock 60
player Alice
player Bob
