cubekeeper 1
game cubes
player Clay
player Tide
player Pollen
place 5 nodes=3
place 2
place 3
place 5
dark
place 4
shatter Tide
