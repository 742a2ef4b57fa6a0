cubekeeper 1
game cubes
option board grid
option torus on
option size 7
player Clay
player Tide
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 0,3 1,3 2,2 2,3 3,3
place 2,5 3,5 3,6 4,0 4,6
place 0,0 0,6 6,5 6,6
place 0,1 5,1 6,0 6,1
place 2,0 3,0 3,1 4,1 4,2
place 0,4 1,4 6,4
place 4,4 5,3 5,4
place 1,0 1,6
spark 5,0
spark 1,2
spark 6,2
spark 2,1
spark 1,5
spark 3,2
