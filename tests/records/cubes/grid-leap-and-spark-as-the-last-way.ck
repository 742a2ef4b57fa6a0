cubekeeper 1
game cubes
option board grid
option size 6
option node 3,2
option storm 1
player Clay
player Tide
# Tide's Leap and Spark onto 1,2; then ring 2 burns, with the Cores. Of Clay 2,2 and 2,3 are left,
# of Tide 3,2 and 3,3, and no empty cell: the game is over, the win is shared.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
leap
spark 1,2
