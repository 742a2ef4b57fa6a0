cubekeeper 1
game cubes
option board grid
player Clay
player Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 2,4 2,5 3,5 4,5 5,5
place 8,7 9,7 9,8 9,9
place 0,0 0,1 1,1 2,1 2,2
place 6,10 7,9 7,10 8,10
place 0,5 0,6 1,6
place 5,7 5,8 5,9 6,6 6,7
place 6,4 7,4 7,5 8,5 9,5
place 10,6 11,6 12,6 13,6
place 10,3 10,4 11,4 12,4
place 11,9 12,9 12,10
place 10,0 10,1 11,1 11,2
place 1,10 2,9 2,10 3,10 4,10
place 7,1 7,2 8,1 8,2 8,3
leap
place 2,6 2,7 3,7 3,8
place 3,0 4,0 5,0 5,1 5,2
place 0,3 1,3 1,4 1,5 2,3
place 12,0 13,0
place 0,7 0,8 0,9
spark 13,5
place 3,2 4,2 4,3 4,4 5,3
place 0,11 0,12 1,12 1,13 2,13
place 7,13 8,13 9,11 9,12 9,13
place 4,12 5,11 5,12 5,13 6,12
place 13,11 13,12
spark 6,2
spark 7,3
place 8,4 9,2 9,3 9,4 10,2
place 11,3 12,2 12,3 13,2 13,3
spark 12,13
spark 11,11
