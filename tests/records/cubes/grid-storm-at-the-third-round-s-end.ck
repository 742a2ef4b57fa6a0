cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option storm 3
player Clay
player Tide
# Then the edge: 1,0 and 6,7, and two cells of the shard just laid.
place 1,1 1,0
place 6,6 6,7
place 3,3 3,4 4,3
place 4,6 3,6 2,6
place 3,1 4,1 5,1
place 6,4 7,4 7,3
