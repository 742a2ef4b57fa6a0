# header lines come before events
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
option top 3
