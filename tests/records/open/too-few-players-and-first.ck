# One player and a first line: at which line?
cubekeeper 1
game cube-monster
player Alice
first Alice
draw
