# The next round takes another score.
cubekeeper 1
game scorepad
player Alice
player Bob
score Alice 5
next
score Alice 6
