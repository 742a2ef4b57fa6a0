# #1 with a quoted part.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw #1"a"
