# header lines come before events
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
cubekeeper 1
