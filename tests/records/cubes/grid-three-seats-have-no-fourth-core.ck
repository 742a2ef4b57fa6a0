cubekeeper 1
game cubes
option board grid
player Clay
player Tide
player Pollen
place 6,6 6,7
place 15,4 16,4
place 4,15 4,16
