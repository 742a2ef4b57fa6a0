# One less does not end the game.
cubekeeper 1
game scorepad
option target 10
player Alice
player Bob
score Alice 9
next
