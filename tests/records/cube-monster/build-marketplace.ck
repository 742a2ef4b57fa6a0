# A Marketplace from step 1 on.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build marketplace
