cubekeeper 1
game cubes
option board grid
option size 6
option nodes none
option storm 1
player Clay
player Tide
first Tide
# Tide began and is dark; round 2 ends as play passes its place, and ring 2 burns before Clay is
# judged: it has 2,2 and 2,3 left and no empty cell.
place 3,3 3,2
place 2,2 2,3 2,4 1,3
place 3,1 4,1
