cubekeeper 1
game cubes
option dims 3
option gravity stack
player Clay
player Tide
place 4
place 5
dark
dark
