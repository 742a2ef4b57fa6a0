# A # inside quotes is no comment.
cubekeeper 1
game cube-monster
player "a #b"
player 'c # d'
player Bob
supers 'a #b' 2 # a comment
