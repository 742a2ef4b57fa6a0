cubekeeper 1
game cubes
option seats 2
player Clay
player Tide
