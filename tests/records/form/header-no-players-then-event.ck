# No players: at the first line after the header.
cubekeeper 1
game cube-monster
draw
