cubekeeper 1
game cubes
option board grid
option size 8
option teams on
option node 6,1
option node 6,0
option node 7,0
player Clay
player Tide
player Pollen
player Iris
# Clay and Pollen against Tide and Iris: Tide may hit either of the others' cells.
place 1,1 1,0
place 6,1 6,0 7,0
place 6,6 6,7
place 1,6 1,7
place 3,3 3,4 4,3
shatter 6,7
