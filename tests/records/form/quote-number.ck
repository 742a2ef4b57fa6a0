# A quoted number is a number.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers Alice "3"
