# A run is that of the player whose turn it is.
cubekeeper 1
game tricky-ways
option version 2
player Alice
player Bob
run Alice channels=4
