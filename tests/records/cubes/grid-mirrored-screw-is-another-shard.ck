cubekeeper 1
game cubes
option board grid
option dims 3
player Clay
player Tide
place 3,1,0 4,1,0 4,2,0 4,2,1
place 6,6,0 6,7,0
