cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# Tide may lie on 2,1 alone (a corner of 3,2), a single cell; 1,2 and 1,4, two columns away, are
# single cells, too. So a Leap would leave it nothing: it has 2 charge, and a Spark costs 1.
place 2,2 2,3 2,4 1,3
place 3,3 3,2
place 3,1 4,1
