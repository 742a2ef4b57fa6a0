# Three completed, but in no line; face up is not completed.
cubekeeper 1
game cubyria
option mode coop
player Alice
player Bob
room bpv=50 floor=6
tally
flip 1 1
flip 1 2
flip 1 3
flip 3 2
complete 1 1
complete 1 3
complete 2 2
complete 3 2
