# The first Feeder by name.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Bob
