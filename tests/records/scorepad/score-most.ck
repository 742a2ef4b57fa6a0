# From -9999 to 9999.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 9999
score Bob -9999
