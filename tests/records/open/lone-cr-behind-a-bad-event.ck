# a bad event, then a lone CR: which is told?
cubekeeper 1
game cube-monster
player Alice
player Bob
dance
drawfeed
