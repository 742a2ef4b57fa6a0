# A lost Statue comes back to its place.
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
lose Bob statue y
undo
