cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
player Clay
player Tide
# 2,2,1 rests on 2,2,0, 3,2,1 on nothing.
