cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
place 2,2,0 2,3,0
place 3,3,0 3,2,0
place 3,4,0 3,4,1 4,4,1
