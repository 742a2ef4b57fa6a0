# Four players, the first Feeder is Adam: Adam R+Y, Eve Y+P, Alice P+T, Bob T+R.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
first Adam
