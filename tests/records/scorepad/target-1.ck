# The least target.
cubekeeper 1
game scorepad
option target 1
player Alice
player Bob
next
score Bob 1
next
