# Scores may be negative, totals too.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice -5
score Bob -3
next
score Alice 2
