# Blank lines and comments are ignored: the first line after the header is the event.
cubekeeper 1
game cube-monster
player Alice

# a comment
draw
feed
