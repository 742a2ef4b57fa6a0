cubekeeper 1
game cubes
player Clay
player Tide
first Tide
