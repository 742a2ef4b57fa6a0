# An entry of this round is mended.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix 1 Alice 7
