# A Factory built after the take does not change what the take told.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take t
build factory t
