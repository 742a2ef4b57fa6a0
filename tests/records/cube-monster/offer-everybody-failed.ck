# All of them.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
line
roll 1
offer Bob no
offer Alice no
