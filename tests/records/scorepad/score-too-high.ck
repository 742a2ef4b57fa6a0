# 9999 at most.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 10000
