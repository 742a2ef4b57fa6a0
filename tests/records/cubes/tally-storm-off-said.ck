cubekeeper 1
game cubes
option storm 0
player Clay
player Tide
place 5
storm 1 0
