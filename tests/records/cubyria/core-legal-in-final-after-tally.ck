# Build is over, the cards left are still to be said.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 0 0
room bpv=1 floor=1
tally
left 0 0
undo
