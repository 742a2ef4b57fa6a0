# Starting Factories count.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build factory t
build factory y
