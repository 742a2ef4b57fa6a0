# More than the target will do.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Bob 40
next
