cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option node 2,2,0
option node 2,3,0
option node 2,4,0
player Clay
player Tide
# Tide's 3,2,0 is a scar; 3,2,1 rests on it, and touches 2,2,0 at an edge.
place 2,2,0 2,3,0 2,4,0
place 3,3,0 3,2,0
shatter 3,2,0
place 3,2,1 3,2,2
