# The new event stands in the place of the one taken back.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
undo
supers Alice 20
