# a line can't be continued
cubekeeper 1
game cube-monster
player Alice
player Bob
draw \
feed
