cubekeeper 1
game cubes
player Clay
player Tide
place 5 nodes=2
place 3
