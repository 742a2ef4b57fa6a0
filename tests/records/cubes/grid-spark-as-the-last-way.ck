cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# Tide's Spark; ring 2 burns; of each two cells are left in the middle.
place 2,2 2,3 2,4 1,3
place 3,3 3,2
place 3,1 4,1
spark 2,1
