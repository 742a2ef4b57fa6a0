cubekeeper 1
game cubes
player Clay
player Tide
place 5
place 5
dark
dark
