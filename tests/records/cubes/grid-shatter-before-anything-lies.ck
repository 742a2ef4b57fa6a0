cubekeeper 1
game cubes
option board grid
option size 8
player Clay
player Tide
# No opponent has a cell yet, and a Core is none.
