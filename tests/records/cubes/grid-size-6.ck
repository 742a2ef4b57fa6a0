cubekeeper 1
game cubes
option board grid
option size 6
player Clay
player Tide
place 2,2 3,2
place 3,3 2,3
