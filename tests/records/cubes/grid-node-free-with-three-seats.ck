cubekeeper 1
game cubes
option board grid
option node 5,14
player Clay
player Tide
player Pollen
