cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# Round 1 burns the edge, round 2 ring 2 with both Cores; the middle four cells are full, so both
# go dark, and share the win.
place 2,2 2,3
place 3,3 3,2
place 3,1 4,1 4,2
place 2,4 1,4 1,3
