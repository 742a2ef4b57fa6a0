# Without events: at the last line.
cubekeeper 1
game cubyria
player Alice
