# Only players score.
cubekeeper 1
game scorepad
player Alice
player Bob
score Adam 4
