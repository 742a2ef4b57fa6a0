# Mended before the end of the round, the target is not reached.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 10
fix 1 Alice 1
next
