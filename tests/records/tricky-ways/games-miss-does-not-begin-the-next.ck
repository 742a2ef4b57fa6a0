# A miss does not begin the next game.
cubekeeper 1
game tricky-ways
option games 2
option fields 1
player Alice
player Bob
run channels=1 miss
