cubekeeper 1
game cubes
option board grid
option size 14
option nodes none
player Clay
player Tide
# Shards of two, three, four and five cells, each on its own place of the kit.
place 4,4 5,4
place 11,11 12,11 12,12
place 2,2 1,2 1,1
place 9,9 8,9 8,8 7,8
place 2,4 1,4 1,5 0,5
place 9,11 8,11 8,12 8,13 7,13
