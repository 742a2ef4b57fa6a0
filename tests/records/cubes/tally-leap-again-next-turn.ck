cubekeeper 1
game cubes
player Clay
player Tide
place 5 nodes=5
place 2
leap
place 2
place 3
leap
