cubekeeper 1
game cubes
option board grid
option fog on
option size 8
player Clay
player Tide
first Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 2,2 3,2 4,2 4,3 4,4
place 3,3 4,2 4,3 4,4
place 1,6 1,7 2,6 3,6 4,6
place 0,3 1,3 1,4 1,5 1,6
place 5,7 6,7 7,5 7,6 7,7
place 0,4 1,3 1,4 1,5 1,6
place 5,2 6,1 6,2 6,3 6,4
leap
place 5,7 6,6 6,7 7,5 7,6
place 1,0 2,0 2,1 3,1 4,1
place 1,4 1,5 1,6 2,5 3,5
place 1,2 1,3 1,4 2,3 2,4
shatter 7,7
place 0,0 0,1 1,1
leap
spark 0,5
place 1,5 2,5 3,5
spark 7,0
place 5,0 5,1 6,0 7,0 7,1
place 4,0 5,0 5,1 6,0 7,0
place 3,0 4,0 5,0 5,1 6,0
place 7,1 7,2 7,3 7,4
place 5,6 6,5 6,6 6,7 7,7
place 6,5 6,6 6,7 7,7
place 5,6 6,5 6,6 6,7 7,7
place 6,5 6,6 6,7 7,7
place 6,5 6,6 6,7 7,7
place 0,3 0,4
