# Everything taken back: as at the start.
cubekeeper 1
game cubyria
player Alice
player Bob
room Crypt floor=1
whimsy
tally
draw 2
discard 2
last
drafted 0 1
undo
undo
undo
undo
undo
undo
undo
