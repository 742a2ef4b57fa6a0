# Only seats score.
cubekeeper 1
game scorepad
player Alice
player Bob
score #3 4
