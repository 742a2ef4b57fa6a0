cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
option size 6
player Clay
player Tide
# In orbit they are at level 3, as the Cores.
place 2,2,3 3,2,3
place 3,3,3 3,3,2
