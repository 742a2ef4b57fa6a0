# Two of each colour are eight Factories.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build factory r
build factory r
build factory y
build factory t
build factory t
build factory p
