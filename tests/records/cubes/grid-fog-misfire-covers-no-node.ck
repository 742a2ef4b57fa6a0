cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option node 3,6
player Clay
player Tide
# The node at 3,6 gives nothing on the misfire and is still there for the domino.
place 1,3 1,4 1,5 1,6 1,7
place 4,6 3,6 2,6 1,6 0,6
place 1,1 1,0
place 4,6 3,6
