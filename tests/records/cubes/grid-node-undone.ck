cubekeeper 1
game cubes
option board grid
option size 8
option node 4,4
player Clay
player Tide
# The node is free again: Tide, whose turn it is after Clay's other shard, has it.
place 3,3 3,4 4,4
undo
place 3,3 3,4
place 4,4 4,3
