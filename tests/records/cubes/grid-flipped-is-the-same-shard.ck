cubekeeper 1
game cubes
option board grid
player Clay
player Tide
place 4,4 5,4 5,5 5,6
place 11,11 11,12
