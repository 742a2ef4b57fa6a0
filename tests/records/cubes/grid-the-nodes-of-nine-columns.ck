cubekeeper 1
game cubes
option board grid
option size 9
player Clay
player Tide
# i = 2, c = 4: 3,1 with 7,3, 5,7, 1,5, and 3,3 with 5,3, 5,5, 3,5. Clay covers 3,3, not 4,3.
place 3,3 4,3
place 5,5 5,4 5,3
