# Three completed in a line win at once.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=50 floor=6
tally
flip 1 1
flip 3 3
complete 1 1
complete 2 2
complete 3 3
