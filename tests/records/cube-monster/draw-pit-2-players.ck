# The pit holds players plus two cubes: 4.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
