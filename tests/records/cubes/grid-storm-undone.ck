cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option storm 1
player Clay
player Tide
# The cells are back.
place 1,1 1,0
place 6,6 6,7
undo
