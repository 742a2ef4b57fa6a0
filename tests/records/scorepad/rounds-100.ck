# At most 99 rounds are set.
cubekeeper 1
game scorepad
option rounds 100
player Alice
player Bob
