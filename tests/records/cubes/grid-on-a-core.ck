cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# A Core is not empty, one's own or another's.
place 3,3 3,4 4,4
