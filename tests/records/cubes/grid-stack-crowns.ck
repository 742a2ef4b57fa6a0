cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option nodes none
option storm 1
player Clay
player Tide
# Two towers of five. After round 2 the four columns in the middle are left, the Cores are gone:
# 2,3 and 3,2 are beside both towers, above each one cell is free, and there is no charge for a
# Spark: both are dark. Each crowns its tower.
place 2,2,0 2,2,1 2,2,2 2,2,3 2,2,4
place 3,3,0 3,3,1 3,3,2 3,3,3 3,3,4
place 3,1,0 4,1,0
place 2,4,0 1,4,0
