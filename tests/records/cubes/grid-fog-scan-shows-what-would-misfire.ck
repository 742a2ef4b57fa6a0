cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# After the Scan all is seen: the cell at 1,6 is an error.
place 1,3 1,4 1,5 1,6 1,7
scan
