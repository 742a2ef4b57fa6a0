# Scores are whole.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 2.5
