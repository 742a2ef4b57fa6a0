cubekeeper 1
game cubes
option board grid
option node 4,4
option node 14,4
player Clay
player Tide
