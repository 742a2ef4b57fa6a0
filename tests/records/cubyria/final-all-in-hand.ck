# All cards may be built, more than five; then the hand is empty.
cubekeeper 1
game cubyria
player Alice
player Bob
draw 1
last
drafted 3 4
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
room bpv=1 floor=1
helper
tally
