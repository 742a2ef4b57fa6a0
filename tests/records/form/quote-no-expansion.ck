# No variable, no home folder, no pattern, no braces.
cubekeeper 1
game cube-monster
player $HOME
player ~
player *
player "$(ls)"
