# A # in quotes stays in the log.
cubekeeper 1
game cube-monster
player "a #b"
player Bob
supers "a #b" 1 # note
