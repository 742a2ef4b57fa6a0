# Inside double quotes \$ and \` are escapes.
cubekeeper 1
game cube-monster
player "d\$e"
player "f\`g"
