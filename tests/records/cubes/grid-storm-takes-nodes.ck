cubekeeper 1
game cubes
option board grid
option size 8
option node 1,0
option storm 1
player Clay
player Tide
# The node at 1,0 burns with the edge before anyone covers it; what lies there is ash.
place 3,3 3,4
place 6,6 6,7
