# Teams off is for any number of players.
cubekeeper 1
game tricky-ways
option teams off
player Alice
player Bob
run channels=1
