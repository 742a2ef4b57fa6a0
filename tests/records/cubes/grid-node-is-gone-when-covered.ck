cubekeeper 1
game cubes
option board grid
player Clay
player Tide
place 4,4 4,5 4,6
place 11,11 11,12
place 5,7 5,8
