cubekeeper 1
game cubes
player Clay
player Tide
place 2
place 2
place 2
