# The lowest mountaintop there is.
cubekeeper 1
game cube-monster
option top 2
player Alice
player Bob
