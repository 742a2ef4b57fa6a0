cubekeeper 1
game cubes
option board grid
option node 4,4
option node 4,5
option node 4,6
option node 4,7
option node 4,8
option node 5,9
option node 5,10
option node 5,11
option node 5,12
option node 4,13
option node 3,13
player Clay
player Tide
place 4,4 4,5 4,6 4,7 4,8
place 11,11 11,12
place 5,9 5,10 5,11 5,12
place 9,9 9,8 9,7
place 4,13 3,13
