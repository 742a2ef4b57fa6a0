cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
