# A flip taken back is due again.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
tally
flip 1 1
undo
flip 1 2
