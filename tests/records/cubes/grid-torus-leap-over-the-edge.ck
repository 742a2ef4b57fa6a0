cubekeeper 1
game cubes
option board grid
option size 8
option torus on
option node 1,1
option node 0,1
player Clay
player Tide
# 6,0 is two columns from 0,1, across the edge. Two nodes pay for it.
place 1,1 0,1
place 6,4 7,4
leap
place 6,0 5,0 5,1
