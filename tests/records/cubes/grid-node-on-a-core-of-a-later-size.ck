cubekeeper 1
game cubes
option board grid
option node 5,5
option size 20
player Clay
player Tide
