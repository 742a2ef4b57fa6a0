# Case matters.
Cubekeeper 1
game cube-monster
