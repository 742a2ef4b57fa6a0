# Feed: the Feeder.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Bob
draw
