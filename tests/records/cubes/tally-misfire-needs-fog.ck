cubekeeper 1
game cubes
player Clay
player Tide
misfire
