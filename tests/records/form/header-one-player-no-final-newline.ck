# The same without a final newline.
cubekeeper 1
game cube-monster
player Alice