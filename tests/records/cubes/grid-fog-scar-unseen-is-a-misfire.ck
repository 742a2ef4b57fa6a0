cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option node 6,6
player Clay
player Tide
# The scar at 1,6 is taken, and not seen.
place 1,3 1,4 1,5 1,6 1,7
place 6,6 6,7
place 1,1 1,0
shatter 1,6
place 4,6 3,6 2,6 1,6 0,6
