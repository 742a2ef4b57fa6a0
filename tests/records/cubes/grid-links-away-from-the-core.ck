cubekeeper 1
game cubes
option board grid
option size 10
option nodes none
player Clay
player Tide
# 4,5 touches 3,4 at a corner, three rows from the Core.
place 3,3 3,4
place 8,8 8,9
place 4,5 5,5 5,4
