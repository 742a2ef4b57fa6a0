cubekeeper 1
game cubes
option board grid
option fog on
option teams on
option shared_light on
option size 9
player Clay
player Tide
player Pollen
player Iris
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 0,3 1,3 1,4 1,5 2,5
place 3,6 3,7 4,6 5,5 5,6
place 7,4 7,5 8,2 8,3 8,4
place 0,4 0,5 0,6 0,7 1,7
place 4,2 5,1 5,2 6,1 7,1
place 6,7 6,8 7,7 7,8
place 3,1 3,2 3,3 3,4
place 4,4 5,3 5,4 6,3
place 1,0 1,1 2,0 3,0 4,0
place 0,8 1,8 2,8
place 4,7 4,8 5,7 5,8
place 7,6 8,5 8,6 8,7 8,8
place 6,4 6,5
spark 1,6
scan
place 6,0 7,0 8,0
spark 3,5
spark 7,3
place 2,3 2,4
leap
place 0,1 0,2 1,2
spark 7,2
spark 3,8
