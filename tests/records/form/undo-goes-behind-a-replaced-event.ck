# After a new event, undo takes back that one, then the one before the first undo.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice 1
supers Alice 2
undo
supers Alice 30
undo
undo
