# Three players, the first Feeder is Bob: Bob R+Y, Adam Y+P, Alice P+R.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
first Bob
