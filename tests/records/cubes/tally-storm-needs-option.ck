cubekeeper 1
game cubes
player Clay
player Tide
place 5
storm 1 0
