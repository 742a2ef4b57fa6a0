cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# In the third turn 1,6 is out of sight again: 6,6 sees columns 4 to 8, 4,4 rows 2 to 6 of columns
# 2 to 6, 3,3 rows 1 to 5. So it is a misfire.
place 1,3 1,4 1,5 1,6 1,7
scan
place 6,6 6,7
place 1,1 1,0
place 4,4 4,3 3,3
place 3,1 4,1 4,0
place 4,6 3,6 2,6 1,6 0,6
