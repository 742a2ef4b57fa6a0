# Only once.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Alice
first Bob
