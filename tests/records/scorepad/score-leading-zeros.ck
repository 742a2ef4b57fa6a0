# Leading zeros are nothing.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 0012
score Bob -0012
