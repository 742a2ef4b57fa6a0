# The next round: nothing is entered in it.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
score Bob 3
next
