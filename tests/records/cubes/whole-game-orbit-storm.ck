cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
player Clay
player Tide
first Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 5,5,0 5,5,1 5,5,2 5,5,3 5,5,4
place 2,2,0 2,3,0 2,4,0 2,4,1
place 1,5,0 1,5,1 2,5,0 3,5,0
place 3,1,0 4,0,0 4,1,0
place 3,1,1 3,2,0 3,2,1 3,3,0
place 0,2,0 0,3,0 0,4,0
place 2,0,0 2,0,1 2,1,0 3,0,0
place 3,3,1 4,3,0 4,3,1 4,4,1
place 2,3,1 2,3,2 2,3,3 2,4,2
place 2,0,2 3,0,1 3,0,2 3,0,3
place 5,1,0 5,2,0 5,3,0 5,3,1 5,3,2
place 5,1,1 5,2,1
place 0,3,1 0,4,1 0,4,2
leap
place 0,3,2 0,3,3 0,4,3 0,4,4
place 1,1,1 1,1,2
place 3,2,2 3,2,3 3,2,4 3,2,5
place 4,4,2 4,4,3 4,4,4
place 3,5,1 3,5,2 3,5,3 3,5,4 3,5,5
place 4,0,1 4,0,2 4,0,3 4,0,4
spark 1,5,2
spark 1,3,0
spark 0,1,0
spark 5,1,2
spark 1,5,3
spark 2,0,3
