# One step up; the Reward card is always told.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take
climb
