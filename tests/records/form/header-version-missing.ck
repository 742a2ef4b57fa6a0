# Which version?
cubekeeper
game cube-monster
