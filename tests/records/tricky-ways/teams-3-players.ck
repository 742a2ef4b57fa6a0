# Teams are for four players.
cubekeeper 1
game tricky-ways
option teams on
player Alice
player Bob
player Adam
run channels=1
