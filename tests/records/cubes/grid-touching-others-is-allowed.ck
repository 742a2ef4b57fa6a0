cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
player Clay
player Tide
place 2,2 2,3
place 3,3 3,2
