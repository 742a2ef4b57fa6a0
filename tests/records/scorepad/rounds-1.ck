# A single round.
cubekeeper 1
game scorepad
option rounds 1
player Alice
player Bob
next
