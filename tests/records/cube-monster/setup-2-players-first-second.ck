# The first Feeder is the second seat: the grid starts there.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Bob
