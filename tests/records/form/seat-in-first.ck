# The first Feeder by number.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
first #2
