cubekeeper 1
game cubes
option board grid
player Clay
player Tide
place 4,6 5,4 4,4 4,5
place 11,12 12,11 11,11
