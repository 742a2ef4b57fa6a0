# Phase feed: the pit is drawn, nothing is fed. None of the lines the outcome lists is legal now.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
