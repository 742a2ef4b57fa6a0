cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
player Clay
player Tide
# i = 1, c = 3: 2,0 2,2 and their quarter turns, all on the floor. 2,2,0 and 3,2,0 are two of
# them.
place 2,2,0 3,2,0
place 3,3,0 3,3,1
