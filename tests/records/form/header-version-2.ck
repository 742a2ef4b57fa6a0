# There is no version 2.
cubekeeper 2
game cube-monster
player Alice
player Bob
