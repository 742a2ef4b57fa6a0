cubekeeper 1
game cubes
option board grid
option size 30
player Clay
player Tide
place 8,8 8,9
place 23,23 24,23
