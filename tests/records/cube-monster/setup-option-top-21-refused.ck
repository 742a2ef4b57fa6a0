# The mountaintop is at most step 20.
cubekeeper 1
game cube-monster
option top 21
player Alice
player Bob
