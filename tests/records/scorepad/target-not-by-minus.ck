# A negative total is no target reached.
cubekeeper 1
game scorepad
option wins low
option target 10
player Alice
player Bob
score Alice -12
score Bob 4
next
