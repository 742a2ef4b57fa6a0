# Bob has one yellow Factory: one more cube.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
take y
