# Names may be words of the format.
cubekeeper 1
game cube-monster
player player
player draw
first draw
supers draw 1
