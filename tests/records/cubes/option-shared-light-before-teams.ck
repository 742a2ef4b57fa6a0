cubekeeper 1
game cubes
option shared_light on
option teams on
player Clay
player Tide
player Pollen
player Iris
