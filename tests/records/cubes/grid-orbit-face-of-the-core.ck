cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
player Clay
player Tide
place 2,2,5 2,2,6
