# One at a time.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undo 1
