# A leader is no winner.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 5
