# Zero is a score: a second one is refused.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 0
