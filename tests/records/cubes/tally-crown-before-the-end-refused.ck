cubekeeper 1
game cubes
option dims 3
player Clay
player Tide
place 4
crown 1 0
