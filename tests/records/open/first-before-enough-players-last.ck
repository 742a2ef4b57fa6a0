# One player and first, no event.
cubekeeper 1
game cube-monster
player Alice
first Alice
