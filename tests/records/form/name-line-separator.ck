# U+2028 is neither a control character nor a line end.
cubekeeper 1
game cube-monster
player Al ice
player Bob
