# A round to come has no entries.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix 2 Alice 6
