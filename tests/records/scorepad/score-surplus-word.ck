# One score at a time.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5 6
