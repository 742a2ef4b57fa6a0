# A name that looks like key=value.
cubekeeper 1
game cube-monster
player a=b
player Bob
supers a=b 3
