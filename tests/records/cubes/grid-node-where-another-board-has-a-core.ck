cubekeeper 1
game cubes
option board grid
option node 3,3
option size 20
player Clay
player Tide
player Pollen
player Iris
