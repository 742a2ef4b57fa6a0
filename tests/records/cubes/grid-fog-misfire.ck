cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# Tide's Core at 5,5 sees columns and rows 3 to 7; Clay's I5 stands in column 1. Tide's shard
# begins at its corner 4,6 and hits 1,6: nothing is laid, the turn is over.
place 1,3 1,4 1,5 1,6 1,7
place 4,6 3,6 2,6 1,6 0,6
