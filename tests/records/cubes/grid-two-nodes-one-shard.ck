cubekeeper 1
game cubes
option board grid
option size 8
option node 3,3
option node 3,4
option node 0,0
player Clay
player Tide
# A charge each.
place 3,3 3,4
