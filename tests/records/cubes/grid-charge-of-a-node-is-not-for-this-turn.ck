cubekeeper 1
game cubes
option board grid
option node 4,4
player Clay
player Tide
spark 4,4
