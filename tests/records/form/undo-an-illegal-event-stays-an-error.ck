# A bad line is an error though an undo follows.
cubekeeper 1
game cube-monster
player Alice
player Bob
feed
undo
