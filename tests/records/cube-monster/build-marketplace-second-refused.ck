# At most one Marketplace.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build marketplace
build marketplace
