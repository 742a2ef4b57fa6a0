cubekeeper 1
game cubes
option board grid
option teams on
option shared_light on
option nodes none
option size 6
player Clay
player Tide
player Pollen
player Iris
place 2,2 2,3
place 5,2 5,3
place 3,1 3,0
