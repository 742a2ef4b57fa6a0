cubekeeper 1
game cubes
option dims 3
player Clay
player Tide
place 4
place 5
dark
dark
crown 3 1
