# One score a player and round.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
score Alice 6
