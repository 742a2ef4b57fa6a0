cubekeeper 1
game cubes
option dims 3
player Clay
player Tide
