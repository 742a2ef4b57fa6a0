cubekeeper 1
game cubes
option board grid
option torus on
option nodes none
player Clay
player Tide
player Pollen
place 6,6 6,7
