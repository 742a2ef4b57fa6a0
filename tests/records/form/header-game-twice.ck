# One game a record.
cubekeeper 1
game cube-monster
game cube-monster
player Alice
player Bob
