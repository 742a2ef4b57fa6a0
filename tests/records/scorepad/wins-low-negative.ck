# Less than nothing is lower still.
cubekeeper 1
game scorepad
option wins low
player Alice
player Bob
score Alice 0
score Bob -1
