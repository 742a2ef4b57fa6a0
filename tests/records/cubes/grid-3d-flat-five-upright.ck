cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
# The U on its back: turned about an axis in the plane.
place 2,2,0 3,2,0 4,2,0 2,2,1 4,2,1
