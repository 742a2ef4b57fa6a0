cubekeeper 1
game cubes
option board grid
option size 8
option node 3,4
option node 4,4
player Clay
player Tide
# Both could have had 3,4: Clay covers it.
place 3,3 3,4
place 4,4 4,3
