cubekeeper 1
game cubes
option board grid
option teams on
option nodes none
player Clay
player Tide
player Pollen
player Iris
place 6,6 6,7
place 15,4 16,4 17,4
place 15,15 15,16 15,17 15,18
place 4,15 4,16
