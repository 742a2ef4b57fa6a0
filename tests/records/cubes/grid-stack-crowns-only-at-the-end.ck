cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option node 2,2,0
option storm 2
player Clay
player Tide
# Before it they are not counted, whoever is on top.
place 2,2,0 2,2,1 2,2,2 2,2,3 2,2,4
place 3,3,0 3,3,1 3,3,2 3,3,3 3,3,4
place 3,1,0 4,1,0
place 2,4,0 1,4,0
place 1,3,0 1,3,1 1,3,2
place 4,2,0 4,2,1 4,2,2
place 2,4,1 2,4,2 2,4,3 2,4,4
place 3,1,1 3,1,2 3,1,3 3,1,4
spark 3,3,5
undo
