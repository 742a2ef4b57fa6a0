# The last run taken back: the game goes on.
cubekeeper 1
game tricky-ways
option fields 1
player Alice
player Bob
run channels=3
undo
run channels=3 miss
