# Whichever comes first: the target.
cubekeeper 1
game scorepad
option target 5
option rounds 9
player Alice
player Bob
score Alice 5
score Bob 3
next
