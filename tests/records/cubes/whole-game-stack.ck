cubekeeper 1
game cubes
option board grid
option storm 3
player Clay
player Tide
player Pollen
player Iris
first Iris
# Random play; the outcome is the oracle's (tests/cubes_oracle.py).
place 6,12 6,13 7,13 7,14 8,14
place 6,6 7,5 7,6 8,6
place 12,3 13,3 13,4
place 10,14 11,13 11,14 12,13 13,13
place 7,16 8,16 8,17 9,15 9,16
place 2,5 3,4 3,5 3,6 4,4
place 8,4 9,4 10,4 10,5 11,4
place 15,15 15,16 16,14 16,15 16,16
place 7,10 7,11 8,10 9,9 9,10
place 2,7 2,8 2,9 2,10 2,11
place 10,7 11,6 11,7 12,6 13,6
place 11,16 12,15 12,16 12,17 12,18
place 4,10 4,11 4,12 5,10 5,11
place 2,15 3,12 3,13 3,14 3,15
place 15,4 16,3 16,4 17,4
place 9,11 9,12 9,13 10,11 11,11
place 5,7 6,7 6,8 6,9 7,7
place 1,1 1,2 2,1 2,2 2,3
place 14,7 15,6 15,7 15,8 16,7
place 16,11 17,11 17,12 17,13 18,12
place 4,16 4,17 5,17 6,17
place 5,2 6,2 6,3 6,4
place 13,8 13,9 13,10 14,10
place 11,8 12,8 12,9 12,10
place 3,7 3,8 3,9
place 7,8 7,9 8,8 9,7 9,8
place 10,12 10,13 11,12 12,11 12,12
place 14,11 14,12 15,12
place 10,17 11,17
place 10,9 10,10 11,9 11,10
place 16,9 16,10 17,8 17,9
place 14,8 14,9 15,9 15,10
spark 6,15
place 4,7 4,8 4,9
place 8,2 9,2 10,2 11,2
spark 17,17
spark 10,8
place 6,10 6,11
spark 15,11
spark 13,7
place 7,12 8,12 8,13
place 14,13 15,13 15,14 16,12 16,13
place 13,15 13,16 14,15 14,16
spark 12,14
place 10,15 11,15
spark 9,14
