# An unknown village counts as none.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
village Bob 0
village Adam 1
