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
# Cell and charge are back.
place 4,4 4,5 4,6 4,7 4,8
place 9,9 9,8 9,7
shatter 9,7
undo
