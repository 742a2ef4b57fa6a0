# A # alone, or before something else than digits, begins a comment.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw #
feed # 1
take r #one
build factory r #-1
