# Numbers are ASCII digits, with at most one - before; leading zeros are allowed.
cubekeeper 1
game cube-monster
player Alice
player Bob
village Alice 0007
