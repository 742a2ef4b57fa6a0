cubekeeper 1
game cubes
option board grid
option fog on
option size 8
player Clay
player Tide
# Found by random play; the outcome is the oracle's (tests/cubes_oracle.py). Tide, to move last,
# has nowhere for a shard without a surge, but does not see it: its try is taken, and is a
# misfire.
place 3,0 3,1 4,0 4,1 4,2
place 1,3 2,3 2,4 3,4 4,4
place 5,3 5,4 6,4 6,5
place 1,5 1,6 2,6 2,7
place 1,6 2,6 3,5 3,6 4,5
place 0,1 0,2
place 2,6 3,6 3,7 4,5 4,6
place 6,6 6,7 7,6
place 2,5 2,6 3,6 4,6 5,6
place 1,0 2,0 2,1 3,0
