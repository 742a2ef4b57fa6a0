cubekeeper 1
game cubes
option board grid
option size 8
option torus on
option node 6,4
player Clay
player Tide
# The four corner cells are a square. Tide has a charge too few to Leap, and covers a node first.
place 3,3 3,4
place 6,4 7,4
place 1,1 1,0 2,0
leap
place 7,7 7,0 0,0 0,7
