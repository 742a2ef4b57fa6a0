# Nor again in the Endgame.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1
tally
draw 1
last
drafted 1 1
