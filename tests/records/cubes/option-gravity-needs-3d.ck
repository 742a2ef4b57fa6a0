cubekeeper 1
game cubes
option gravity stack
player Clay
player Tide
