# Options in any order.
cubekeeper 1
game cube-monster
option board tracked
option top 4
player Alice
player Bob
draw
feed a1
