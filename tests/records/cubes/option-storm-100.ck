cubekeeper 1
game cubes
option storm 100
player Clay
player Tide
