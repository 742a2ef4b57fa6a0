cubekeeper 1
game cubes
option board grid
option size 14
option node 9,9
player Clay
player Tide
# Clay's cell 4,8, far down, is a scar: 5,9 touches no corner of Clay's any more.
place 4,4 4,5 4,6 4,7 4,8
place 9,9 9,8
place 2,2 2,1
shatter 4,8
place 11,11 11,12 12,12
