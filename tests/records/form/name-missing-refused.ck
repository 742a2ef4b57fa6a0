# A player has a name.
cubekeeper 1
game cube-monster
player
