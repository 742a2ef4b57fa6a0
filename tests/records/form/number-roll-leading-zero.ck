# The die too.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 02
