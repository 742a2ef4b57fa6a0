# cubes on the handheld's own board, for two. A shard is said by the COLUMN,ROW of its cells;
# Clay's Core is at 3,3 and Tide's at 10,10. Tide pays its charge for a Leap.
cubekeeper 1
game cubes
option board grid
option size 14
option nodes none
player Clay
player Tide
place 4,4 5,4
leap
place 8,8 7,8 7,9
place 6,5 7,5 8,5
