# Two Rooms share two Affinities: each gets twice its own BPV.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=3 floor=1 match=2
room bpv=5 floor=1 match=2
tally
