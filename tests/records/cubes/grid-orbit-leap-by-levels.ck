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
# 2,1,5 is two levels over the Core at 1,1,3.
place 2,2,3 2,3,3
place 3,3,3 3,2,3
leap
place 0,1,5 0,0,5 1,0,5
