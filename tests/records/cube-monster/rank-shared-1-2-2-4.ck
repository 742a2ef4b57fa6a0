# Ranks are shared: 1, 2, 2, 4.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
supers Eve 2
village Alice 3
village Bob 3
