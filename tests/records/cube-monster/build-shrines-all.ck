# One Shrine a colour.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build shrine p
build shrine t
build shrine y
build shrine r
