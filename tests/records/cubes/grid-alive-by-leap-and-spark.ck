cubekeeper 1
game cubes
option board grid
option size 6
option node 3,2
option storm 1
player Clay
player Tide
# As in grid-dark-both-at-once, but Tide covers a node: 3 charge pay for a Leap and a Spark
# together, so it is not dark. Nothing else is left to it.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
