# supers and village do not come between a feed and its line.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
supers Bob 2
village Alice 12
line
