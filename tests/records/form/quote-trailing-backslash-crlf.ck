# the backslash is the last character, the CR belongs to the line end
cubekeeper 1
game cube-monster
player Alice
player Bob\
draw
