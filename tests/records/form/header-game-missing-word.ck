# Which game?
cubekeeper 1
game
