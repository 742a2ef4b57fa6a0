# BPV + floors capped, doubled once by a match.
cubekeeper 1
game cubyria
player Alice
player Bob
roof bpv=5 caps=1
roof bpv=0 caps=99 match
roof bpv=99 caps=99 match
