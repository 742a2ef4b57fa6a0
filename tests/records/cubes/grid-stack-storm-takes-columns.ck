cubekeeper 1
game cubes
option board grid
option dims 3
option storm 1
option size 6
option nodes none
player Clay
player Tide
place 0,0,0 0,0,1
place 3,3,0 3,3,1
