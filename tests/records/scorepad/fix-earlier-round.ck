# An entry of an earlier round is mended, however old.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
score Bob 3
next
score Alice 1
next
score Bob 2
fix 1 Bob 30
