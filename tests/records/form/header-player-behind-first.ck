# Players come before first.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Bob
player Adam
