cubekeeper 1
game cubes
option node 3,4
player Clay
player Tide
