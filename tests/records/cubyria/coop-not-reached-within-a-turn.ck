# Only the tally counts, not what a turn's total was on its way.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=60 floor=1
room bpv=1 floor=1 bad
tally
