cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
# One place in the kit for both.
place 2,2,0 3,2,0 4,2,0 4,3,0
place 5,5,0 5,5,1
