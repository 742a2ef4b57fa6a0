cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
player Clay
player Tide
place 1,1,5 1,1,6
