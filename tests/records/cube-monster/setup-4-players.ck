# Four players: R+Y, Y+P, P+T, T+R from the Feeder on.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
