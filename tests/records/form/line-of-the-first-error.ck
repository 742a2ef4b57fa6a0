# Two bad lines: the first is told.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
take
dance
