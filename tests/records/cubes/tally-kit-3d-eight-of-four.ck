cubekeeper 1
game cubes
option dims 3
option gravity orbit
player Clay
player Tide
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
place 4
