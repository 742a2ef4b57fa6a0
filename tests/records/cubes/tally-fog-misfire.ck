cubekeeper 1
game cubes
option fog on
player Clay
player Tide
place 4
leap
misfire
