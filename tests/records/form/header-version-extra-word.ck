# A word too many.
cubekeeper 1 0
game cube-monster
