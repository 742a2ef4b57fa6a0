# Taken back, a score may be entered anew.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
undo
score Alice 6
