cubekeeper 1
game cubes
option board grid
option size 8
option torus on
option node 1,1
option node 0,1
player Clay
player Tide
place 1,1 0,1
place 6,4 7,4
leap
