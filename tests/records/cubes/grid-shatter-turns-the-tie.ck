cubekeeper 1
game cubes
option board grid
option size 6
option node 2,2
option storm 1
player Clay
player Tide
first Tide
# Clay's Shatter took one of Tide's two cells; the last storm leaves 2 to 1. The scar is in the
# middle, and nothing can be placed on it.
place 3,3 3,2
place 2,2 2,3 2,4 1,3
shatter 3,3
place 3,1 4,1
