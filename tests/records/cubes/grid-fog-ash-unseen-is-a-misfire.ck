cubekeeper 1
game cubes
option board grid
option fog on
option size 8
option nodes none
option storm 2
player Clay
player Tide
# Ring 1 is ash after round 2: of Clay 1,0 and 4,0 burn, of Tide 6,7, 7,4 and 7,3. Tide's I5 ends
# on 0,6, which it does not see: its light is in columns 5 and 6.
place 1,1 1,0
place 6,6 6,7
place 3,1 4,1 4,0
place 6,4 7,4 7,3
place 3,3 3,4 3,5
place 4,6 3,6 2,6 1,6 0,6
