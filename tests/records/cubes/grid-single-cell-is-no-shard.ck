cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# A kit has no single cell: that is a Spark.
