# Exactly one cube a turn.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take r
take r
