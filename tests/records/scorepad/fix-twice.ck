# An entry is mended as often as need be.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix 1 Alice 6
fix 1 Alice -7
