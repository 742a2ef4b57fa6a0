# No line after the header: an empty log.
cubekeeper 1
game cube-monster
player Alice
player Bob
