cubekeeper 1
game cubes
option nodes none
player Clay
player Tide
