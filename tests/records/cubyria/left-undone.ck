# Taken back it is asked for again.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
left 2 3 4
undo
left 2 3 5
