# Compared by code points: é and e with an accent are two names.
cubekeeper 1
game cube-monster
player é
player é
supers é 1
supers é 2
