# At the end of a round someone has the target.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 5
score Bob 3
next
score Alice 5
score Bob 3
next
