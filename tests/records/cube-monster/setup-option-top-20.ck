# The highest mountaintop there is, with a leading zero.
cubekeeper 1
game cube-monster
option top 020
player Alice
player Bob
