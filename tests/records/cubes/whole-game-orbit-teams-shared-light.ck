cubekeeper 1
game cubes
option board grid
option dims 3
option fog on
option storm 3
option size 6
player Clay
player Tide
player Pollen
first Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 1,2,0 2,1,0 2,2,0 2,3,0 3,2,0
place 4,1,0 5,1,0 5,2,0 5,3,0
place 1,2,1 1,2,2 1,3,0 1,3,1
place 5,2,0 5,3,0 5,4,0 5,4,1
place 1,5,0 2,5,0 3,5,0
place 2,4,0 3,4,0 4,4,0 4,5,0
scan
place 5,0,0 5,0,1
place 2,3,1 3,3,0 3,3,1 3,3,2
place 2,4,0 3,4,0 3,4,1 3,4,2
shatter 1,2,1
place 1,3,2 2,3,2 2,4,1 2,4,2
place 1,3,3 2,3,3 2,3,4 2,4,3
place 2,1,1 2,1,2 3,1,0 3,1,1 4,1,0
place 3,4,3 4,4,1 4,4,2 4,4,3 5,4,3
place 4,1,1 4,1,2 4,2,0 4,2,1
place 2,2,1 3,2,1 3,2,2
place 1,0,3 1,1,1 1,1,2 1,1,3 1,2,3
place 1,1,1 2,1,1 2,1,2 2,2,2
place 2,2,3 2,2,4 2,2,5
place 3,3,3 3,3,4 3,3,5
leap
place 3,2,3 3,2,4
