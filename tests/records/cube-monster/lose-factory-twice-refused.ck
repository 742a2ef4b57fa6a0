# Only one red Factory stood.
cubekeeper 1
game cube-monster
player Alice
player Bob
lose Alice factory r
lose Alice factory r
