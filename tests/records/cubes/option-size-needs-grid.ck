cubekeeper 1
game cubes
option size 14
player Clay
player Tide
