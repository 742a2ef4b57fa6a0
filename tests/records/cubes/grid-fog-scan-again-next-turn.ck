cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# Once a turn, in the next one again: 1 charge each time.
place 1,3 1,4 1,5 1,6 1,7
scan
place 6,6 6,7
place 1,1 1,0
scan
