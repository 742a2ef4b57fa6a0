# No players behind an option.
cubekeeper 1
game cube-monster
option top 4
