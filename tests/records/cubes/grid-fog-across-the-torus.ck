cubekeeper 1
game cubes
option board grid
option fog on
option size 6
option nodes none
option torus on
player Clay
player Tide
# Tide's 5,5 is two columns and rows from Clay's Core across the edges: seen, so an error.
place 0,2 5,2
place 5,5 5,0
