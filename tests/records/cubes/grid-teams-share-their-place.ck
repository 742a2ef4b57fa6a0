cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option teams on
player Clay
player Tide
player Pollen
player Iris
# Clay and Pollen have 2 and 4, Tide and Iris 3 and 3: 6 each, all first.
place 1,1 1,0
place 6,1 6,0 7,0
place 6,6 6,7 7,6 7,7
place 1,6 1,7 0,7
