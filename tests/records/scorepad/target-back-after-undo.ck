# The last next taken back: the round is open again.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 10
next
undo
fix 1 Alice 1
next
