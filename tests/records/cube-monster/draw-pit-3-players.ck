# The pit holds players plus two cubes: 5.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
draw
