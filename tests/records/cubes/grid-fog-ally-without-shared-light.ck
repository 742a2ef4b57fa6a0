cubekeeper 1
game cubes
option board grid
option fog on
option size 10
option nodes none
option teams on
player Clay
player Tide
player Pollen
player Iris
# Clay and Pollen are allies but share no light: Clay does not see Pollen's cell at 6,3, four
# columns from its Core, and misfires on it.
place 1,1 1,0
place 8,3 8,4
place 6,6 6,5 6,4 6,3
place 1,6 1,5
place 3,3 4,3 5,3 6,3 7,3
