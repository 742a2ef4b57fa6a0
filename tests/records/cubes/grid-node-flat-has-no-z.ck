cubekeeper 1
game cubes
option board grid
option node 4,4,0
player Clay
player Tide
