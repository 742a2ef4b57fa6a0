cubekeeper 1
game cubes
option teams on
player Clay
player Tide
player Pollen
player Iris
place 2
place 4
place 5
place 2
dark
dark
dark
dark
