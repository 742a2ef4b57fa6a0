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
option node 5,10
option node 5,11
option node 5,12
option node 2,2
player Clay
player Tide
# A shard over a node at 9 charge brings nothing more.
place 4,4 4,5 4,6 4,7 4,8
place 11,11 11,12
place 5,9 5,10 5,11 5,12
place 9,9 9,8 9,7
place 2,2 2,1
place 9,11 8,11 8,12
leap
