# Two staircases: 4x; three: 8x (the BPVs are not known: 2 and 3 here).
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=2 floor=2 stairs=2
room bpv=3 floor=1 stairs=3
tally
