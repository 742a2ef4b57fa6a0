# #1a: digits, but not only.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw #1a
