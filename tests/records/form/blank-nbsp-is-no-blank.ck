# A no-break space does not part words: it is in the name.
cubekeeper 1
game cube-monster
player Al ice
player B　b
