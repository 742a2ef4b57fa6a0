cubekeeper 1
game cubes
option board grid
option node 9,9
player Clay
player Tide
place 4,4 4,5
spark 9,9
