# the file ends in a backslash
cubekeeper 1
game cube-monster
player Alice
player Bob
draw\