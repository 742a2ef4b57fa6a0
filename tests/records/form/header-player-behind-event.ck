# Players belong to the header.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
player Adam
