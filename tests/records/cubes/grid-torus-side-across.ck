cubekeeper 1
game cubes
option board grid
option torus on
option size 6
option nodes none
player Clay
player Tide
place 0,0 0,5
place 3,3 3,2
