# Minus nothing is nothing.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice -0
