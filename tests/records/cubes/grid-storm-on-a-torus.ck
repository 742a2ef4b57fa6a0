cubekeeper 1
game cubes
option board grid
option size 8
option nodes none
option torus on
option storm 1
player Clay
player Tide
# The edge is ash after round 1, and nothing links or lies across it any more.
place 1,1 0,1 7,1
place 6,6 6,7 6,0
