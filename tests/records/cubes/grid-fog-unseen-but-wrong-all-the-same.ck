cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# What is wrong with what is seen is an error, not a misfire, though the shard hits Clay's unseen
# column too.
place 1,3 1,4 1,5 1,6 1,7
