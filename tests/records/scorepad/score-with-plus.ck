# A number has no plus.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice +5
