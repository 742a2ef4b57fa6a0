cubekeeper 1
game cubes
option board grid
option size 8
option teams on
option node 1,1
option node 1,0
player Clay
player Tide
player Pollen
player Iris
place 1,1 1,0
place 6,1 6,0
place 6,4 7,4
place 1,6 0,6
leap
