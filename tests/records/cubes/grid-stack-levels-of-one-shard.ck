cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
# The I5 stands: each cell rests on the one below.
place 2,2,0 2,2,1 2,2,2 2,2,3 2,2,4
