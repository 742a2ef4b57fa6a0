cubekeeper 1
game cubes
option torus on
player Clay
player Tide
