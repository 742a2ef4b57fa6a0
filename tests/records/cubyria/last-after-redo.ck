# A draw brought back is the newest in force.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 2
undo
redo
last
