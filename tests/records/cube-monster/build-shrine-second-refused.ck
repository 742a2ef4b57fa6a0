# At most one Shrine a colour.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build shrine r
build shrine r
