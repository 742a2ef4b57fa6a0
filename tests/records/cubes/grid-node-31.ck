cubekeeper 1
game cubes
option board grid
option size 30
option node 31,0
player Clay
player Tide
