cubekeeper 1
game cubes
option board grid
option size 5
player Clay
player Tide
