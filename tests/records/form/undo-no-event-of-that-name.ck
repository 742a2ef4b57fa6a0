cubekeeper 1
game cube-monster
player Alice
player Bob
draw
undone
