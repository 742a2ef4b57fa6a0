# The step decides before Super Cubes and village.
cubekeeper 1
game cube-monster
player Alice
player Bob
player Adam
player Eve
supers Alice 9
village Alice 99
draw
feed
take
climb
done
