# A round is played to its end.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 10
