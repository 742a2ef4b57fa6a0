# At most four Statues.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
build statue r
build statue y
build statue t
build statue p
build statue r
