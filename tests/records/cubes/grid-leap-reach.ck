cubekeeper 1
game cubes
option board grid
player Clay
player Tide
place 4,4 4,5
leap
