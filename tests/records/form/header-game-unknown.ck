# No such game.
cubekeeper 1
game chess
player Alice
player Bob
