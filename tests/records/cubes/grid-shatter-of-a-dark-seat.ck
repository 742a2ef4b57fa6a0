cubekeeper 1
game cubes
option board grid
option size 6
option node 2,2
option storm 1
player Clay
player Tide
first Tide
# Tide is dark; its cells stay, and one can be hit. Clay has 2 charge as the second, and 1 from
# the node.
place 3,3 3,2
place 2,2 2,3 2,4 1,3
shatter 3,3
