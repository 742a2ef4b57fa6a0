# The order of rewards and disaster in one entry.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 1
offer Alice no
offer Bob yes
