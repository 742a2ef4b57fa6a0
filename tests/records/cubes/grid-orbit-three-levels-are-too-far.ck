cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
option size 6
option node 2,2,3
option node 2,3,3
player Clay
player Tide
place 2,2,3 2,3,3
place 3,3,3 3,2,3
leap
