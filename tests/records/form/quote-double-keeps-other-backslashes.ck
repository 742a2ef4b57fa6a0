# Before any other character the backslash stays.
cubekeeper 1
game cube-monster
player "a\b"
player "\n \t"
player "it\'s"
