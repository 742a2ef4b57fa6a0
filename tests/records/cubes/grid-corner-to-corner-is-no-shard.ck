cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# A shard hangs together by its sides.
