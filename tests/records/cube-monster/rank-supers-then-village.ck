# Super Cubes before village, village before nothing: a full order before the end.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
supers Alice 1
supers Bob 2
supers Adam 1
village Alice 5
village Adam 6
village Bob 0
