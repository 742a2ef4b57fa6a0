# Three players: R+Y, Y+P, P+R from the Feeder on.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
