# The game comes before its options.
cubekeeper 1
option top 4
game cube-monster
player Alice
player Bob
