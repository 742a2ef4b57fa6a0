# A 0 is an entry: it can be mended.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 0
fix 1 Alice 4
