# The tally taken back takes its flips back.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
tally
undo
