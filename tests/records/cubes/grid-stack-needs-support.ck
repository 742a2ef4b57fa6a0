cubekeeper 1
game cubes
option board grid
option dims 3
player Clay
player Tide
place 3,2,1 4,2,1
