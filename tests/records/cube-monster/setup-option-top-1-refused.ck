# The mountaintop is at least step 2.
cubekeeper 1
game cube-monster
option top 1
player Alice
player Bob
