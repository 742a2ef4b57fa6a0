# A number for each card in hand, 0 to 99.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
left 0 0 0
undo
left 99 99 99
undo
