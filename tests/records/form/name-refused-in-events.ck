# Names that are none: each line the outcome lists is an error behind this record.
cubekeeper 1
game cube-monster
player Alice
player Bob
