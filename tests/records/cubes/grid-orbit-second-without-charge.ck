cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
option size 6
option nodes none
player Clay
player Tide
place 2,2,3 2,3,3
