cubekeeper 1
game cubes
option board grid
option node 10,10
option node 3,4
player Clay
player Tide
