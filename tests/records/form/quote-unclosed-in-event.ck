# A quote must be closed in an event too.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
supers "Alice 3
