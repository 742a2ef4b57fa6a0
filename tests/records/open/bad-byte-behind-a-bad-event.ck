# a bad event, then a bad byte: which is told?
cubekeeper 1
game cube-monster
player Alice
player Bob
dance
# ÿ
