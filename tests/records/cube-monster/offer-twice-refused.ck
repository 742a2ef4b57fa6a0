# One offering a player.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 1
offer Bob yes
offer Bob no
