# A 0 that was entered differs from a missing score.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 0
next
