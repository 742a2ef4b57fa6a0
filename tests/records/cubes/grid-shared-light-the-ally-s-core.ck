cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option teams on
option shared_light on
player Clay
player Tide
player Pollen
player Iris
# Clay links to Pollen's Core at 5,5.
place 6,6 6,7
