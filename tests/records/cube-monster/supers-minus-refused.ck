# Used Super Cubes still count: none is taken away.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 3
supers Alice -1
