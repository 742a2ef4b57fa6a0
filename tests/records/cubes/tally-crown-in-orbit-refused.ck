cubekeeper 1
game cubes
option dims 3
option gravity orbit
player Clay
player Tide
dark
dark
crown 0 0
