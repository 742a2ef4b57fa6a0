cubekeeper 1
game cubes
player Clay
place 2
