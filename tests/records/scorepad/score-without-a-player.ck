# A score is a player's.
cubekeeper 1
game scorepad
player Alice
player Bob
score 5
