cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
# The second's charge is for 2D.
place 2,2,0 2,3,0
