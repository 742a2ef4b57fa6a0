# a backslash does not carry a quoted word to the next line
cubekeeper 1
game cube-monster
player "Al\
ice"
player Bob
