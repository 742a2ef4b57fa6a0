cubekeeper 1
game cubes
option board grid
option size 8
player Clay
player Tide
# i = 2, c = 4: 3,1 and 3,3 and their quarter turns. Clay's shard covers 3,3 and 4,3, Tide's 4,4
# and 3,4: with the 2 of the second 4.
place 3,3 4,3
place 4,4 3,4
