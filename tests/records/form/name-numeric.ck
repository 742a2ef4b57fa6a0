# A name may be a number; a seat has a #.
cubekeeper 1
game cube-monster
player 2
player 1
supers 1 5
supers #1 7
