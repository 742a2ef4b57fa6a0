cubekeeper 1
game cubes
option board grid
option fog on
option size 10
option nodes none
option teams on
option shared_light on
player Clay
player Tide
player Pollen
player Iris
# With shared light Clay sees Pollen's cell at 6,3: an error, no misfire.
place 1,1 1,0
place 8,3 8,4
place 6,6 6,5 6,4 6,3
place 1,6 1,5
