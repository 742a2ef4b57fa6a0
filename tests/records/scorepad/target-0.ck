# A target is at least 1.
cubekeeper 1
game scorepad
option target 0
player Alice
player Bob
