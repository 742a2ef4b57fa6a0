# Options are the pad's own.
cubekeeper 1
game scorepad
option top 6
player Alice
player Bob
