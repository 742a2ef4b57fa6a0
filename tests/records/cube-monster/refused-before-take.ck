# Phase turns: Bob has not taken a cube yet. None of the lines the outcome lists is legal now.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
