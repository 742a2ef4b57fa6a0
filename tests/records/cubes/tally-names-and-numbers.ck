cubekeeper 1
game cubes
player Clay
player Tide
place 05 nodes=03
place 2
shatter #2
place 3 nodes=0
