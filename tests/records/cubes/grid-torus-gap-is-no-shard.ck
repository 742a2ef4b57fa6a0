cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option torus on
player Clay
player Tide
# 0,1 and 6,1 have column 7 between them.
