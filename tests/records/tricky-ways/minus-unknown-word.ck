# Option minus: on or off.
cubekeeper 1
game tricky-ways
option minus yes
player Alice
player Bob
