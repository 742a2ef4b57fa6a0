cubekeeper 1
game cubes
option board grid
option node 4,4
option node 4,5
option node 4,6
player Clay
player Tide
place 4,4 4,5 4,6
place 11,11 11,12
shatter 11,12
place 5,7 6,7
