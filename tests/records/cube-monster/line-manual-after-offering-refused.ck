# The offering is over.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 1
offer Alice yes
offer Bob yes
line
