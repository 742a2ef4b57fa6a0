cubekeeper 1
game cubes
option torus on
option dims 3
player Clay
player Tide
