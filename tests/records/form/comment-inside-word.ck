# A # inside a word is part of it.
cubekeeper 1
game cube-monster
player Al#ice
player Bob#2
player c#
supers Bob#2 4
