# Feeding by hand tells nothing and goes straight to the turns.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
