cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
first Tide
# Tide begins and so has no charge: 2,1 and 4,1, single cells at corners of 3,2, would take a
# Spark. It is dark; Clay goes on.
place 3,3 3,2
place 2,2 2,3 2,4 1,3
