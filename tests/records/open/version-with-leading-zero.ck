# Leading zeros in the version.
cubekeeper 01
game cube-monster
player Alice
player Bob
