# Rounds count from 1.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix 0 Alice 6
