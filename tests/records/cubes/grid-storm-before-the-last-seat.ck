cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option storm 1
player Clay
player Tide
player Pollen
player Iris
first Iris
# Before Pollen has placed nothing burns.
place 1,6 1,7
place 1,1 1,0
place 6,1 6,0
