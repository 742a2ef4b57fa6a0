cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# The turn is Tide's again, and nothing has been spent.
place 1,3 1,4 1,5 1,6 1,7
leap
place 3,6 2,6 1,6 0,6
undo
undo
