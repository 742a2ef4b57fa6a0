# The default may be said.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Alice
