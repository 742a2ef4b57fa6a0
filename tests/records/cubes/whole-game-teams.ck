cubekeeper 1
game cubes
option board grid
option teams on
option size 9
player Clay
player Tide
player Pollen
player Iris
first Pollen
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 5,3 6,3 6,4 7,4 7,5
place 0,6 0,7 1,7 1,8 2,8
place 0,0 0,1 0,2 1,0 1,1
place 7,3 8,0 8,1 8,2 8,3
place 4,4 4,5 4,6 4,7
place 2,3 3,3 3,4 3,5 4,3
place 1,3 1,4 1,5 1,6 2,4
place 4,0 5,0 5,1
place 7,7 7,8 8,6 8,7 8,8
place 5,4 5,5 5,6 5,7 5,8
place 2,7 3,6 3,7
place 2,0 2,1 3,1 3,2 4,2
place 7,1 7,2
spark 5,2
spark 4,8
leap
place 0,3 0,4
spark 3,8
place 6,0 6,1 7,0
spark 4,1
spark 1,2
spark 3,0
