# The tally taken back, all are in again.
cubekeeper 1
game cubyria
option sudden_death on
player Alice
player Bob
room bpv=99 floor=9
tally
undo
