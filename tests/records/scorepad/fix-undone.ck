# A mending taken back.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
next
fix 1 Alice 6
undo
