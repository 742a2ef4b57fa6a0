cubekeeper 1
game cubes
option board grid
option torus on
option storm 4
option size 8
player Clay
player Tide
player Pollen
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 0,0 0,7 1,0 1,1 2,0
place 2,3 3,3 3,4 4,3
place 1,5 2,5 2,6 3,6 4,6
place 0,2 0,3 6,2 7,2
place 3,0 3,7 4,0 4,1
place 0,6 6,6 7,0 7,6 7,7
place 4,4 5,4 6,4 7,4 7,5
place 6,0 6,1
place 5,0 5,7
place 1,4 2,4
spark 2,1
spark 0,4
spark 3,1
spark 4,5
spark 5,1
spark 6,3
spark 3,5
spark 1,2
