# A record without events is legal.
cubekeeper 1
game cube-monster
player Alice
player Bob
