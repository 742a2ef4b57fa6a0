# The last turn builds only.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=1 floor=1
undo
roof bpv=1 caps=1
undo
helper
undo
whimsy
undo
tally
undo
left 1 2 3
undo
