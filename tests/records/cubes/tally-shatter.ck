cubekeeper 1
game cubes
player Clay
player Tide
place 5 nodes=4
place 3
shatter Tide
place 5
