# Three completed in a line win at once.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=50 floor=6
tally
flip 1 3
flip 2 3
flip 3 3
complete 1 3
complete 2 3
complete 3 3
