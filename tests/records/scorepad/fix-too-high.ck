# 9999 at most.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
fix 1 Alice 10000
