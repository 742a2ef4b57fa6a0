cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# After round 1 the edge is ash, 4 x 4 cells are left. Clay's T holds 2,2 to 2,4 and 1,3, Tide's
# row 3,1 to 3,3. Clay: 1,2, 1,4, 2,1 and 3,4 touch its sides, column 4 no corner of it: dark.
# Tide: 2,1, 3,4 and column 4 touch its sides; 1,2 and 1,4 are two columns away, single cells: a
# Leap and a Spark, 3 charge, and it has 2: dark.
place 2,2 2,3 2,4 1,3
place 3,3 3,2 3,1
