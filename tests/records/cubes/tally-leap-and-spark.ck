cubekeeper 1
game cubes
player Clay
player Tide
place 4 nodes=3
place 2
leap
spark
