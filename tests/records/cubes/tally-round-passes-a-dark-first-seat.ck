cubekeeper 1
game cubes
player Clay
player Tide
dark
place 2
place 3
