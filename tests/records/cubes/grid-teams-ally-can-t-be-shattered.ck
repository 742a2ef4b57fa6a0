cubekeeper 1
game cubes
option board grid
option teams on
option size 6
option node 2,2
option node 2,3
option node 3,3
option node 3,2
option node 0,0
option node 5,5
player Clay
player Tide
player Pollen
player Iris
place 2,2 2,3
place 5,2 5,3
place 3,3 3,2
place 0,3 0,2
