cubekeeper 1
game cubes
option board tally
option board grid
player Clay
player Tide
