# A score is a number.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice
