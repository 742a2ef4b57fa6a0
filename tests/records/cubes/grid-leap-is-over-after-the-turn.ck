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
# Clay's Leap of the turn before is gone.
place 4,4 4,5 4,6 4,7 4,8
place 9,9 9,8 9,7
leap
place 6,10 7,10
place 11,11 11,12
place 2,2 2,1 2,0
