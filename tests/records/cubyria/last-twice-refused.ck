# Once.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
last
last
