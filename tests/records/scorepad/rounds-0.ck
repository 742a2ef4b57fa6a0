# At least one round.
cubekeeper 1
game scorepad
option rounds 0
player Alice
player Bob
