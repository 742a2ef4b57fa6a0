# High or low.
cubekeeper 1
game scorepad
option wins most
player Alice
player Bob
