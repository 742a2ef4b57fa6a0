cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# The shard that misfired is still in the kit: it goes upright below.
place 1,3 1,4 1,5 1,6 1,7
place 4,6 3,6 2,6 1,6 0,6
place 1,1 1,0
place 4,4 4,3 4,2 4,1 4,0
