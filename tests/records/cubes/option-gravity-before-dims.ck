cubekeeper 1
game cubes
option gravity orbit
option dims 3
player Clay
player Tide
