cubekeeper 1
game cubes
option board grid
option size 10
option nodes none
player Clay
player Tide
# What touches Tide's corners only does not link for Clay.
place 3,3 4,3 5,3 5,4 5,5
place 6,6 6,5 6,4
