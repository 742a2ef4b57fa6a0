cubekeeper 1
game cubes
option board grid
option size 6
option node 3,2
option storm 1
option fog on
player Clay
player Tide
# In fog as in grid-alive-by-leap-and-spark: a Scan would leave 2 charge, and Leap and Spark cost
# 3.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
