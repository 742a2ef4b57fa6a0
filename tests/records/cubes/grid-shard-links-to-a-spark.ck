cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
player Clay
player Tide
# 7,5 touches the Spark's cell 6,4 at a corner; of the Core it would be two columns away.
place 3,3 3,4
spark 6,4
place 1,1 1,0 0,0
place 7,3 7,2
