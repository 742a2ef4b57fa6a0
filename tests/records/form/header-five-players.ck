# At most four.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
player Zoe
