# Players by number, from 1.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
supers #1 1
supers #3 3
village #2 5
