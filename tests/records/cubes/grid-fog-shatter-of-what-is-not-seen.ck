cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option node 6,6
player Clay
player Tide
# Tide has 2 charge and covers a node: 3. It hits 1,6, out of its sight.
place 1,3 1,4 1,5 1,6 1,7
place 6,6 6,7
place 1,1 1,0
shatter 1,6
place 4,6 3,6 2,6
