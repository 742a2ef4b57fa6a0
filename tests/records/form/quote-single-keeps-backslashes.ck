# Nothing is an escape in single quotes.
cubekeeper 1
game cube-monster
player 'a\"b'
player 'c\\'
player 'd\'
