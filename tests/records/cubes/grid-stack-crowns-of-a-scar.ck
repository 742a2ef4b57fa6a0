cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option node 2,2,0
option node 2,2,1
option node 2,2,4
option storm 1
player Clay
player Tide
# Clay hits the top of Tide's tower: a scar crowns no one.
place 2,2,0 2,2,1 2,2,2 2,2,3 2,2,4
place 3,3,0 3,3,1 3,3,2 3,3,3 3,3,4
shatter 3,3,4
place 3,1,0 4,1,0
place 2,4,0 1,4,0
