cubekeeper 1
game cubes
player Clay
player Tide
player Pollen
place 5 nodes=5
place 2
spark
