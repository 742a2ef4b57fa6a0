# One offer is still out: the offering goes on.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 1
offer Bob yes
