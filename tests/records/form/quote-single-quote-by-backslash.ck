# The usual way to write an apostrophe.
cubekeeper 1
game cube-monster
player 'it'\''s'
player don\'t
player "o'k"
