cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option torus on
player Clay
player Tide
# Columns 6, 7, 0, 1 and 2.
place 3,3 3,4
place 6,6 7,6 0,6 1,6 2,6
