cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
place 3,3 3,4
leap
undo
