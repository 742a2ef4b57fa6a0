# The die is rolled once for the table.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 2
roll 2
