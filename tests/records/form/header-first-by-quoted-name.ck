# A name with a blank.
cubekeeper 1
game cube-monster
player Alice
player 'Clock Tower'
first 'Clock Tower'
