cubekeeper 1
game cubes
option dims 3
option torus on
player Clay
player Tide
