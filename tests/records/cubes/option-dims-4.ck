cubekeeper 1
game cubes
option dims 4
player Clay
player Tide
