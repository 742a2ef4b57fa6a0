# Once a turn.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
climb
climb
