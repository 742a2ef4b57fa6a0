# Back into the round before.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
score Bob 3
next
undo
