cubekeeper 1
game cubes
option board grid
option torus on
option size 8
option nodes none
player Clay
player Tide
first Tide
# Tide began: Clay, the second, starts with 1.
place 6,6 6,7
