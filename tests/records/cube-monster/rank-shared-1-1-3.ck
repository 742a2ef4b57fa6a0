# Ranks are shared: 1, 1, 3.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
supers Alice 2
supers Adam 2
