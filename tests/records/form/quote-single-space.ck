# Single quotes do the same.
cubekeeper 1
game cube-monster
player 'Clock Tower'
player Bob
