# The grid changes neither phase nor turn, and no build.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
complete 2 2
discard 2
undo
undo
room bpv=3 floor=1
complete 2 2
tally
