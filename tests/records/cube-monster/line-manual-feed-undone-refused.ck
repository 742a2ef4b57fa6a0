# The feed itself was taken back.
cubekeeper 1
game cube-monster
player Alice
player Bob
draw
feed
undo
line
