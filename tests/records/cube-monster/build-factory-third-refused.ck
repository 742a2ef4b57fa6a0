# At most two a colour, the starting one included.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build factory y
build factory y
