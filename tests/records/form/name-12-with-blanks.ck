# Inner blanks count.
cubekeeper 1
game cube-monster
player 'a b c d e fg'
player Bob
