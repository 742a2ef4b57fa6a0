# Once is enough.
cubekeeper 1
cubekeeper 1
game cube-monster
player Alice
player Bob
