cubekeeper 1
game cubes
option board grid
option size 24
option nodes none
player Clay
player Tide
# Twenty shards each, 88 cells, and five points for placing them all: 93 to 93, a shared win.
# Nobody is dark.
place 3,3 3,4 3,5 4,5 5,5
place 18,18 18,19 18,20 19,18 19,19
place 0,0 0,1 1,1 2,1 2,2
place 20,20 21,20 22,20 22,21 22,22
place 3,0 4,0 4,1 5,0 6,0
place 17,23 18,23 19,23 20,23 21,23
place 5,3 6,2 6,3 6,4 7,3
place 21,17 22,17 22,18 23,18 23,19
place 0,3 0,4 1,3 1,4 1,5
place 21,15 22,15 23,14 23,15 23,16
place 2,6 2,7 3,7 3,8 4,7
place 17,15 18,14 18,15 18,16 19,15
place 7,5 8,5 9,4 9,5 9,6
place 15,20 15,21 15,22 16,20 16,22
place 0,6 0,7 0,8 0,9 0,10
place 14,16 14,17 14,18 14,19 15,18
place 7,1 8,1 9,1 10,1 10,2
place 15,14 16,12 16,13 16,14 17,12
place 7,7 7,9 8,7 8,8 8,9
place 20,13 20,14 21,12 21,13 22,13
place 4,9 4,10 5,10 5,11 6,11
place 13,13 13,14 14,11 14,12 14,13
place 2,9 2,10 2,11 3,11 3,12
place 13,20 13,21 13,22 13,23 14,23
place 9,10 10,10 11,10 12,10
place 11,17 11,18 12,18 12,19
place 10,7 11,6 11,7 11,8
place 10,13 10,14 10,15 10,16
place 11,3 12,3 13,2 13,3
place 22,11 23,9 23,10 23,11
place 0,12 0,13 1,12 1,13
place 18,11 19,10 19,11 19,12
place 7,12 7,13 8,13 8,14
place 11,11 11,12 12,11 12,12
place 11,0 12,0 13,0
place 10,20 11,20 11,21
place 12,5 13,5 13,6
place 15,10 16,10 17,10
place 5,8 6,8
place 12,15 12,16
