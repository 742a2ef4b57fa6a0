cubekeeper 1
game cubes
option board grid
option dims 3
option node 4,4
player Clay
player Tide
