# The value is missing.
cubekeeper 1
game cube-monster
option top
player Alice
player Bob
