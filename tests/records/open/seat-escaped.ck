# The same with a backslash.
cubekeeper 1
game cube-monster
player Alice
player Bob
supers \#1 3
