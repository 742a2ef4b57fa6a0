cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option node 2,2,0
player Clay
player Tide
# With its node's charge Clay sets one cube on Tide's 3,3,0: an edge of 2,3,0.
place 2,2,0 2,3,0
place 3,3,0 3,2,0
spark 3,3,1
