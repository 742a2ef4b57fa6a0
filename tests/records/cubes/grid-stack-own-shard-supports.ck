cubekeeper 1
game cubes
option board grid
option dims 3
player Clay
player Tide
place 3,3,0 3,3,1
