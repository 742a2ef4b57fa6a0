# Options are the table's.
cubekeeper 1
game tricky-ways
option tunnels on
player Alice
player Bob
