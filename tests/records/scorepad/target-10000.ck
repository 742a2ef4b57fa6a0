# A target is at most 9999.
cubekeeper 1
game scorepad
option target 10000
player Alice
player Bob
