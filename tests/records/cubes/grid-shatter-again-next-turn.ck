cubekeeper 1
game cubes
option board grid
option size 14
option node 4,4
option node 4,5
option node 4,6
option node 4,7
option node 4,8
option node 5,9
player Clay
player Tide
# Once a turn: with 6 charge in each of two turns.
place 4,4 4,5 4,6 4,7 4,8
place 9,9 9,8 9,7
shatter 9,7
place 5,9 5,10
place 9,11 8,11
shatter 9,9
place 2,2 2,1 2,0
