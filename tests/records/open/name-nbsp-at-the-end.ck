# A no-break space at the end of a name.
cubekeeper 1
game cube-monster
player Alice 
player Bob
