cubekeeper 1
game cubes
option board grid
option size 10
option nodes none
player Clay
player Tide
player Pollen
# 4, 3 and 3 cells: 1, 2, 2.
place 3,3 4,3 3,4 4,4
place 8,3 8,4 8,5
place 6,6 5,6 6,5
