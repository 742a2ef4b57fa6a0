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
# Iris began: the round ends as play passes her place, after Pollen. Clay's 1,0 burns then.
place 1,6 1,7
place 1,1 1,0
place 6,1 6,0
place 6,6 6,7
