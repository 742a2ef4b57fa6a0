cubekeeper 1
game cubes
option dims 3
option teams on
player Clay
player Tide
player Pollen
player Iris
place 2
place 3
place 3
place 3
dark
dark
dark
dark
crown 2 0 1 1
