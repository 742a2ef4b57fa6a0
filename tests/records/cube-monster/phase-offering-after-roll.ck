# Offering, before and after the roll: the Feeder.
cubekeeper 1
game cube-monster
player Alice
player Bob
first Bob
draw
feed
line
roll 2
