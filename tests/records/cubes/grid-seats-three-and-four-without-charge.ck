cubekeeper 1
game cubes
option board grid
option nodes none
player Clay
player Tide
player Pollen
# Only of two seats the second has a handicap to make up.
place 6,6 6,7
