# This game has no such option.
cubekeeper 1
game cube-monster
option dims 3
player Alice
player Bob
