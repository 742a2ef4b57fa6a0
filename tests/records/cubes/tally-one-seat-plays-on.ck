cubekeeper 1
game cubes
player Clay
player Tide
place 5
dark
place 5
place 5
