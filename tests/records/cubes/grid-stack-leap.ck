cubekeeper 1
game cubes
option board grid
option dims 3
option size 6
option node 2,2,0
option node 2,3,0
player Clay
player Tide
# After a Leap 2,2,2 is two levels over the Core; without support it is refused all the same.
place 2,2,0 2,3,0
place 3,3,0 3,2,0
leap
