cubekeeper 1
game cubes
option board grid
option dims 3
option gravity orbit
option size 10
option nodes none
player Clay
player Tide
# Seventeen shards each, 70 cells, five points; in orbit nothing is crowned.
place 0,1,2 0,1,3 1,1,3 1,1,4 2,1,4
place 7,7,2 7,8,2 7,8,3 7,8,4 7,9,2
place 0,0,0 0,0,1 0,1,0 0,2,0 0,2,1
place 7,9,0 8,9,0 8,9,1 9,9,1 9,9,2
place 1,1,1 2,0,1 2,1,1 2,2,1 3,1,1
place 8,6,2 8,6,3 8,6,4 8,6,5 8,6,6
place 1,2,2 1,3,2 1,4,2 2,4,2 3,4,2
place 9,7,2 9,7,3 9,7,4 9,8,4 9,9,4
place 3,0,3 4,0,3 5,0,3 6,0,3 7,0,3
place 6,6,1 6,6,2 6,6,3 6,7,1 6,7,3
place 3,3,3 4,3,3 5,2,3 5,3,3 5,4,3
place 7,6,0 8,5,0 8,6,0 8,7,0 9,6,0
place 3,3,1 4,3,0 4,3,1 4,4,1
place 5,8,0 5,8,1 5,9,1 6,9,1
place 0,3,3 0,4,3 0,4,4 1,4,4
place 5,5,4 5,5,5 6,5,4 6,5,5
place 2,3,0 2,4,0 2,5,0 3,4,0
place 5,8,4 5,8,5 5,8,6 6,8,6
place 0,4,0 0,4,1 0,5,1 1,5,1
place 7,4,5 8,3,5 8,4,5 8,4,6
place 4,1,4 4,1,5 5,1,4 5,1,5
place 9,5,2 9,5,3 9,5,4 9,5,5
place 0,0,4 0,0,5 0,0,6 0,0,7
place 5,5,0 5,5,1 6,4,0 6,5,0
place 3,0,0 4,0,0 4,0,1 5,0,1
place 6,9,4 6,9,5 7,9,5 7,9,6
place 4,4,4 4,5,4 4,5,5 4,5,6
place 4,4,3 4,5,2 4,5,3 4,6,3
place 4,1,2 4,2,2 5,1,2
place 7,5,1 7,5,2 7,5,3
place 2,5,5 2,6,5 2,7,5
place 4,9,3 4,9,4 5,9,3
place 0,2,4 0,2,5
place 4,4,5 4,4,6
