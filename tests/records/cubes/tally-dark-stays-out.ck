cubekeeper 1
game cubes
player Clay
player Tide
player Pollen
place 5
dark
place 3
place 5
