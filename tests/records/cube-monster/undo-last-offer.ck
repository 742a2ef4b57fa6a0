# The last offer taken back: the offering is open again.
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
undo
