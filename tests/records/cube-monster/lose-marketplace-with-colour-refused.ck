# A Marketplace has no colour.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build marketplace
lose Bob marketplace r
