# Undo and redo at the end.
cubekeeper 1
game tricky-ways
option fields 1
player Alice
player Bob
run channels=3
undo
redo
