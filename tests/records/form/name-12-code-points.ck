# Twelve characters are allowed.
cubekeeper 1
game cube-monster
player abcdefghijkl
player Ünïcödë-name
