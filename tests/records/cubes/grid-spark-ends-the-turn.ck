cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# A Spark is the turn's placement, and leaves the kit alone.
place 3,3 3,4
spark 6,6
