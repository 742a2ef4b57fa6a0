# BPV x floor; leading zeros and bpv=0 are fine.
cubekeeper 1
game cubyria
player Alice
player Bob
room bpv=7 floor=03
room bpv=0 floor=9 match=3 stairs=2
room bpv=1 floor=1 match=0 stairs=0 spaces=0 ok
tally
