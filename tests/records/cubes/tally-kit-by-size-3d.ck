cubekeeper 1
game cubes
option dims 3
player Clay
player Tide
place 5
place 5
place 5
place 5
place 5
place 5
place 5
place 5
place 5
place 5
place 5
place 5
