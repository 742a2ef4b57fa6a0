# A word too many.
cubekeeper 1
game cube-monster
option top 4 5
player Alice
player Bob
