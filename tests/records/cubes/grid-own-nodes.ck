cubekeeper 1
game cubes
option board grid
option node 4,4
option node 4,5
option node 9,9
player Clay
player Tide
place 4,4 4,5 4,6
place 9,9 9,8
