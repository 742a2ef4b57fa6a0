cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# Tide takes its row back and lays a domino instead: then 3,1 with 4,1 is free for Clay, and the
# game goes on.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
undo
place 3,3 3,2
