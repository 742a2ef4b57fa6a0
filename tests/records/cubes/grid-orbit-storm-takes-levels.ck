cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
option storm 1
option size 6
option nodes none
player Clay
player Tide
place 2,2,4 2,2,5
place 3,3,4 3,3,5
