# Without Sudden Death nobody falls out.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=99 floor=9
tally
