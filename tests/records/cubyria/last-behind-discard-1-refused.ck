# A discard of 1 draws nothing.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
discard 1
last
