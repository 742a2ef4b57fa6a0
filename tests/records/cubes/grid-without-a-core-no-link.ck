cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
# Ring 2 burns after round 2 with both Cores. In the middle Clay has 2,2 and 2,3; 3,2 and 3,3 are
# empty, but touch their sides: dark. Tide has no cell and no Core to link from: dark.
place 2,2 2,3
place 3,5 2,5
place 3,1 4,1 4,2
leap
place 2,4 1,4 1,3
