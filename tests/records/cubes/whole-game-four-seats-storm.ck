cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
option teams on
option shared_light on
option size 6
player Clay
player Tide
player Pollen
player Iris
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 3,2,4 3,3,4 3,4,4 4,3,4
place 2,1,1 2,2,1 2,2,2 2,3,2 2,3,3
place 0,0,3 1,0,2 1,0,3 2,0,1 2,0,2
place 5,2,2 5,3,2
place 3,0,2 3,0,3 3,1,2
place 4,0,0 4,0,1 4,0,2 5,0,2
place 3,1,1 3,2,1 3,3,0 3,3,1
place 2,5,0 2,5,2 3,5,0 3,5,1 3,5,2
place 0,2,0 0,2,2 1,2,0 1,2,1 1,2,2
place 1,5,0 1,5,1 1,5,2 1,5,3
place 4,1,4 4,1,5 5,1,3 5,1,4
place 2,2,4 2,3,4 2,4,4 2,4,5
place 2,4,0 2,4,1 3,4,1 3,4,2
place 0,1,5 1,1,5 1,2,5 2,1,5
place 0,4,1 0,4,2 1,4,1 1,4,2
place 2,1,0 2,2,0 3,2,0
place 0,3,3 0,3,4 1,3,4 1,3,5 2,3,5
place 5,3,1 5,4,1 5,5,0 5,5,1 5,5,2
place 2,5,3 2,5,4 2,5,5 3,5,3 3,5,5
place 2,0,4 3,0,4 4,0,3 4,0,4 4,0,5
place 5,0,5 5,1,5 5,2,5 5,3,5 5,4,5
place 4,3,2 4,3,3 5,3,3 5,4,3
place 0,2,3 1,2,3 1,2,4 2,2,3
place 3,1,3 3,2,3 3,3,3 4,2,3
place 4,2,0 4,3,0 5,2,0 5,3,0
place 3,2,5 4,2,4 4,2,5 5,2,4
place 0,0,0 0,0,1 0,1,0 1,1,0
place 4,4,4 4,5,4 4,5,5 5,5,4
place 4,1,1 5,0,1 5,1,1 5,1,2
place 0,3,5 0,4,5 0,5,5
place 4,5,0 4,5,1
place 0,4,4 0,5,4 1,5,4 1,5,5
place 0,4,0 0,5,0 0,5,1 0,5,2
place 0,2,1 0,3,0 0,3,1 1,3,0
place 1,0,5 2,0,5 3,0,5
place 0,0,4 0,0,5 0,1,3 0,1,4
place 1,0,0 2,0,0 3,0,0
place 3,4,5 4,4,5
place 4,1,0 5,0,0 5,1,0
place 4,4,0 4,4,1 4,4,2
place 4,5,2 4,5,3
place 0,0,2 0,1,2 1,1,2
spark 5,3,4
spark 3,0,1
spark 0,2,5
spark 1,0,1
spark 1,4,4
spark 0,1,1
