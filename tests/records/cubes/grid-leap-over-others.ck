cubekeeper 1
game cubes
option board grid
option size 8
option node 3,3
option node 3,4
player Clay
player Tide
# Tide's cells between are no hindrance.
place 3,3 3,4 2,4
place 4,4 4,3 4,2
leap
place 5,3 5,2
