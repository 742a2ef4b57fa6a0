cubekeeper 1
game cubes
option board grid
player Clay
player Tide
first Tide
