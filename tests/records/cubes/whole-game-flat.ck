cubekeeper 1
game cubes
option board grid
option size 8
player Clay
player Tide
first Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 1,6 2,6 3,6 4,6
place 3,3 3,4 4,3 5,2 5,3
place 5,7 6,6 6,7 7,7
place 6,4 7,2 7,3 7,4 7,5
place 0,4 0,5 1,4 2,3 2,4
place 0,0 0,1 0,2 0,3 1,3
place 2,1 3,1 3,2
leap
place 2,0 3,0 4,0 5,0 6,0
spark 1,2
place 1,5 2,5
spark 4,4
place 0,6 0,7 1,7 2,7
spark 1,0
spark 4,5
spark 5,6
spark 4,7
