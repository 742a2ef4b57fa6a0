cubekeeper 1
game cubes
option storm 2
player Clay
player Tide
place 5
place 4
storm 3 4
