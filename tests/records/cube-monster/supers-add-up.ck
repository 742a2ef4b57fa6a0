# Super Cubes add up; nothing is told.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
supers Alice 2
supers #2 99
supers #2 99
