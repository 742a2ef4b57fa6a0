cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# A corner is not enough where another cell shares a side.
place 3,3 3,4
place 6,6 6,7
