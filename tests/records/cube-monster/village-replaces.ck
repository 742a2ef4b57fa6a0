# The last figure holds; nothing is told.
cubekeeper 1
game cube-monster
player Alice
player Bob
village Alice 0
village Bob 160
village Bob 20
