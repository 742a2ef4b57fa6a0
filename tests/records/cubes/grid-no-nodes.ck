cubekeeper 1
game cubes
option board grid
option nodes none
player Clay
player Tide
place 4,4 4,5 4,6
