cubekeeper 1
game cubes
option board grid
option storm 2
option size 9
player Clay
player Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 0,3 1,3 1,4 1,5
place 3,4 4,4 5,4 5,5
place 3,0 3,1 4,0 4,1 5,1
place 2,6 3,6 4,6 4,7 4,8
place 6,2 6,3 7,2
place 7,4 7,5
place 3,3 4,3
spark 1,7
spark 2,4
spark 2,3
spark 3,5
place 3,2 4,2 5,2
