cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# The storm and both darknesses came with Tide's shard, and go with it.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
undo
