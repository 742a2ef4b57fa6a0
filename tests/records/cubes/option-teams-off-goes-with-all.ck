cubekeeper 1
game cubes
option teams off
option shared_light off
option torus off
option fog off
player Clay
player Tide
player Pollen
