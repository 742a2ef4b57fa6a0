cubekeeper 1
game cubes
option board grid
option size 31
player Clay
player Tide
