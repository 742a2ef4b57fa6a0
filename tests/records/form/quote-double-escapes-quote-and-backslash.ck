# Inside double quotes \" and \\ are escapes.
cubekeeper 1
game cube-monster
player "a\"b"
player "c\\d"
