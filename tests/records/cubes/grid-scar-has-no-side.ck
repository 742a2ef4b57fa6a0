cubekeeper 1
game cubes
option board grid
option size 14
option node 4,4
option node 4,5
option node 4,6
option node 4,7
option node 4,8
player Clay
player Tide
# 10,8 would share a side with Tide's 9,8; 8,9 and 8,10 lie beside the scar at 9,9 only. They
# touch no side of Tide's, and 8,9 touches 9,8 at a corner.
place 4,4 4,5 4,6 4,7 4,8
place 9,9 9,8 9,7
shatter 9,9
place 2,2 2,1
place 8,9 8,10
