# No players: the error is at the last line.
cubekeeper 1
game cube-monster
