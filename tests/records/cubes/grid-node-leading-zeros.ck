cubekeeper 1
game cubes
option board grid
option node 004,04
player Clay
player Tide
place 4,4 4,05
