cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option node 2,2,0
option node 2,3,0
player Clay
player Tide
# 4,1,0 is two columns from 2,2,0.
place 2,2,0 2,3,0
place 3,3,0 3,2,0
leap
place 4,1,0 5,1,0 5,2,0
