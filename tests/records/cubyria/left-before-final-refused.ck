# Only in the last turn.
cubekeeper 1
game cubyria
player Alice
player Bob
left 1 1 1
