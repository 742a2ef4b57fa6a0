cubekeeper 1
game cubes
option board grid
option size 6
option node 3,2
option storm 1
player Clay
player Tide
# After the Leap no shard fits, and the Spark is the only way on.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
leap
