cubekeeper 1
game cubes
option teams on
player Clay
player Tide
