# The first figure taken back: unknown again.
cubekeeper 1
game cube-monster
player Alice
player Bob
village Bob 4
undo
