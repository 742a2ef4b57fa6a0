# -9999 at least.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice -10000
