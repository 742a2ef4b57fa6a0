# The board is manual or tracked.
cubekeeper 1
game cube-monster
option board grid
player Alice
player Bob
