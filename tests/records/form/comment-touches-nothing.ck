# draw# is a word, no event and a comment.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw#
