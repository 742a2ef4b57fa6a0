cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# The L3 has one place in the kit, however it is turned.
place 3,3 3,4 4,3
place 6,6 6,7
