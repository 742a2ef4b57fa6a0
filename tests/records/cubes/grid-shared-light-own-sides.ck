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
# The ban on sides is about one's own: 4,3 would be beside Clay's, whatever Pollen's corner.
place 3,3 3,4
place 6,3 6,4
place 4,6 4,7
place 1,4 1,3
