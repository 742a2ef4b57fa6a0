# Case matters.
cubekeeper 1
game cube-monster
option Top 4
player Alice
player Bob
