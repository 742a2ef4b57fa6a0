# The pit holds players plus two cubes: 6.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
draw
