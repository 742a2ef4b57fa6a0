# The turn ends, the player to the left drafts first.
cubekeeper 1
game cubyria
player Alice
player Bob
player Adam
draw 2
last
