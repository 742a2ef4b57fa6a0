cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
player Clay
player Tide
place 3,3,4 3,4,4
place 4,4,3 4,4,2
