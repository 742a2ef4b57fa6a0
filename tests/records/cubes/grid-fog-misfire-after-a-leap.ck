cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
player Clay
player Tide
# The Leap's two charge stay spent; the next turn is without it.
place 1,3 1,4 1,5 1,6 1,7
leap
place 3,6 2,6 1,6 0,6
place 1,1 1,0
