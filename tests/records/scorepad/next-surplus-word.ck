# Next stands alone.
cubekeeper 1
game scorepad
player Alice
player Bob
next 2
