cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# Tide's Scan shows Clay nothing: Clay's I5 goes from 3,3 upright onto 3,7, which Tide's shard
# covers out of Clay's sight.
place 1,1 1,0
scan
place 4,6 3,6 3,7
place 3,3 3,4 3,5 3,6 3,7
