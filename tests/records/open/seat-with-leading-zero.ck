# Leading zeros in a seat.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers #01 3
